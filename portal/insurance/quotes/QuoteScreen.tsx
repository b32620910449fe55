import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { quoteActions, refreshQuotes } from './quote-actions.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { ActionButtons } from '../../frame/parts/ActionButtons.tsx'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { ReferralReasons } from './ReferralReasons.tsx'
import { ScreenHeader } from '../../frame/parts/ScreenHeader.tsx'
import { Status } from '../../frame/parts/Status.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ShellBones } from '../../frame/shell/ShellBones.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import { BackLink } from './BackLink.tsx'
import { headingOf } from './heading.ts'
import { QuoteFacts } from './QuoteFacts.tsx'
import { quoteStatusMarks } from './quote-status-marks.ts'
import { VerificationCard } from './VerificationCard.tsx'
import styles from './quote-screen.sheet.css'

const route = getRouteApi('/$persona/quotes/$quoteId')

/** One quote: its terms in the calculator, verification, and what can be done with it. */
export const QuoteScreen = () => {
  const { quoteId } = route.useParams()
  const { t } = useFormats()
  const { queries } = usePortal()
  const answer = useQuery(queries.options(getQuoteById, { params: { id: quoteId } }))
  useTitle(answer.data?.quoteNumber ?? t('quotes:details'))

  if (answer.data) return <OpenQuote quote={answer.data} />
  if (answer.isPending) return <ShellBones />
  const isMissing = answer.error instanceof ClientError && answer.error.status === 404
  return (
    <MessagePage
      title={t(isMissing ? 'public:notFound.title' : 'quotes:loadFailed')}
      lead={isMissing ? t('quotes:notFound') : answer.error.message}
    >
      {!isMissing && (
        <Button look="primary" onClick={() => void answer.refetch()}>
          {t('common:action.retry')}
        </Button>
      )}
      <BackLink label={t('quotes:back')} />
    </MessagePage>
  )
}

const OpenQuote = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const portal = usePortal()
  const persona = usePersona()
  const attributes = useMemo(() => ({ 'quote-id': quote.id }), [quote.id])
  const events = useMemo(
    () => ({ 'parapet-quote-saved': () => void refreshQuotes(portal) }),
    [portal],
  )
  const hasVerification = persona.offers.includes('verification')
  const { key, params } = headingOf(quote)
  return (
    <div className={css['screen']}>
      <ScreenHeader
        back={<BackLink label={t('quotes:back')} />}
        title={t(key, params)}
        mark={<Status of={quoteStatusMarks} value={quote.status} />}
        actions={
          <ActionButtons
            actions={quoteActions}
            record={quote}
            name={quote.quoteNumber}
            hasPrimaryElsewhere={hasVerification}
          />
        }
      />
      <div className={css['columns']}>
        <div className={css['terms']}>
          {quote.status === 'REFERRED' && <ReferralReasons reasons={quote.referralReasons} />}
          <Suspense fallback={<Skeleton lines={12} height="2.4em" />}>
            <ElementMount
              // A quote whose standing changed by other hands is shown anew.
              key={quote.status}
              tag="parapet-quote-calculator"
              attributes={attributes}
              events={events}
            />
          </Suspense>
        </div>
        <aside className={css['side']}>
          {hasVerification && <VerificationCard quote={quote} />}
          <QuoteFacts quote={quote} />
        </aside>
      </div>
    </div>
  )
}

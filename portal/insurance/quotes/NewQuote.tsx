import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { leaveSteps } from '#widgets/quote-calculator/steps/step-history.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { refreshQuotes } from './quote-actions.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { Screen } from '../../frame/parts/Screen.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { quoteAddress } from './quote-row.ts'
import styles from './quote-screen.styles.css'
import { savedShape } from './quote-events.ts'

const route = getRouteApi('/$persona/quotes/new')

/** A new quote, of an account where the address names one; once it is saved, its own screen opens. */
export const NewQuote = () => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const portal = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { account } = route.useSearch()
  useTitle(t('quotes:newTitle'))
  const events = useMemo(
    () => ({
      'parapet-quote-saved': (detail: unknown) => {
        const saved = savedShape.safeParse(detail)
        if (!saved.success) return
        const { quoteId, quoteNumber: number } = saved.data
        portal.notifications.show('success', t('quotes:saved', { number }))
        void refreshQuotes(portal)
        void leaveSteps().then(() =>
          navigate({
            to: quoteAddress({ id: quoteId }, `/${persona.id}`),
            replace: true,
            ignoreBlocker: true,
          }),
        )
      },
    }),
    [portal, persona, navigate, t],
  )
  return (
    <Screen back={<BackLink label={t('quotes:back')} />} title={t('quotes:newTitle')}>
      <div className={css['single']}>
        <Suspense fallback={<Skeleton lines={12} height="2.4em" />}>
          <ElementMount
            key={account}
            tag="parapet-quote-calculator"
            attributes={account === undefined ? {} : { 'account-id': account }}
            events={events}
          />
        </Suspense>
      </div>
    </Screen>
  )
}

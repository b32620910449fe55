import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { atom } from 'nanostores'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Disclosure } from '#widgets/kit/Disclosure.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useLatest } from '#widgets/react/use-latest.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { showActionError } from '../../frame/actions/show-action-error.ts'
import type { ActionContext } from '../../frame/actions/action.ts'
import { useActionContext } from '../../frame/actions/use-actions.ts'
import { useRecordEdits } from '../../frame/actions/RecordEditsProvider.tsx'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { errorShape } from '../../frame/elements/event-shapes.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { part } from '../../frame/parts/part.tsx'
import { slotPart } from '../../frame/parts/slot-part.tsx'
import type { Persona } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { recordScreen } from '../../frame/screens/record-screen.tsx'
import { documentsCard } from '../record-documents.ts'
import { type Mark, MarksContext } from './changes/fact-marks.tsx'
import { headingOf } from './heading.ts'
import { pricedChanges } from './priced-changes.ts'
import { documentsOf } from './quote-actions.ts'
import { refreshQuotes } from '../quote-queries.ts'
import { QuoteFacts } from './QuoteFacts.tsx'
import { quoteStatusMarks } from './quote-status-marks.ts'
import { useReopenChanged } from './use-reopen-changed.ts'
import { ReferralReasons } from './ReferralReasons.tsx'
import { useQuoteScreenActions } from './underwriting/use-quote-screen-actions.ts'
import { Subjectivities } from './subjectivities/Subjectivities.tsx'
import { VerificationCard } from './VerificationCard.tsx'
import styles from './quote-screen.styles.css'
import { pricedShape } from './quote-events.ts'

/** Loaded only for viewers who see risk here; agencies see it on the account. */
const RiskFactorsCard = part(async () => (await import('./RiskFactorsCard.tsx')).RiskFactorsCard, {
  loading: <Skeleton lines={8} height="2.4em" />,
})

/** The marks of changes by others, shown to underwriters next to each value. */
const MarkSource = part(async () => (await import('./underwriting/screen-parts.ts')).MarkSource, {
  missing: 'nothing',
})

/** Changes by others since the underwriter last saw the quote. */
const ChangesCard = part(async () => (await import('./underwriting/screen-parts.ts')).ChangesCard)

/** The underwriting data, and the queue of the inbox. */
const UnderwritingPart = part(
  async () => (await import('./underwriting/screen-parts.ts')).UnderwritingPart,
  {
    loading: <Skeleton lines={8} height="2.4em" />,
  },
)
const AuthorityCard = part(
  async () => (await import('./underwriting/screen-parts.ts')).AuthorityCard,
)
const QueueBar = part(async () => (await import('./underwriting/screen-parts.ts')).QueueBar)

const QuotePresence = part(async () => (await import('../presence/Presence.tsx')).QuotePresence, {
  missing: 'nothing',
})

const DocumentsCard = slotPart(documentsCard, { loading: <Skeleton lines={4} height="2.4em" /> })

/** Loaded only for underwriters. */
const askToUpdate = async (quote: Quote, context: ActionContext): Promise<void> =>
  (await import('./underwriting/settle-quote-edits.ts')).updateQuote(quote, context)

/** Nothing is edited, so nothing is reopened. */
const never = atom(0)

const CoveragesCard = part(async () => (await import('./CoveragesCard.tsx')).CoveragesCard, {
  loading: <Skeleton lines={12} height="2.4em" />,
})

/** The saved quote, below the calculator; loaded when it is opened. */
const SavedQuote = ({ quote }: { readonly quote: Quote }) => {
  const { t } = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={t('quotes:asSaved')}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <CoveragesCard quote={quote} />}
    </Disclosure>
  )
}

const noMark: Mark = () => undefined

const route = getRouteApi('/$persona/quotes/$quoteId')

const hasVerification = ({ features }: Persona): boolean => features.includes('verification')

const showsRisk = ({ features }: Persona): boolean => features.includes('risk')

const QuoteBody = ({ record: quote }: { readonly record: Quote }) => {
  const css = useStyles(styles)
  const portal = usePortal()
  const persona = usePersona()
  const isReviewer = useCan()('quote:review')
  const isEditable = quote.allowedActions.includes('update')
  const attributes = useMemo(
    () => ({ 'quote-id': quote.id, view: showsRisk(persona) ? 'underwriter' : 'sheet' }),
    [quote.id, persona],
  )
  const formats = useFormats()
  const [mark, setMark] = useState<Mark>(() => noMark)
  const takeMark = useCallback((given: Mark) => setMark(() => given), [])
  const edits = useRecordEdits()
  const context = useActionContext()
  const latest = useLatest(quote)
  useReopenChanged(quote.id)
  const opened = useStore(edits?.$opened ?? never)
  const priced = useRef<unknown>(undefined)
  const [status, setStatus] = useState(quote.status)
  // A status change elsewhere remounts the quote, but never over unsaved edits.
  if (status !== quote.status && edits?.isDirty() !== true) setStatus(quote.status)
  const events = useMemo(
    () => ({
      'parapet-quote-saved': async () => {
        // The next decision is about the saved quote, so it must be on screen first.
        await refreshQuotes(portal)
        portal.notifications.show('success', portal.wording.t('quotes:updated'))
      },
      // An underwriter's update always asks first (spec 2 §2).
      'parapet-quote-saving': () => {
        if (!isReviewer) return true
        askToUpdate(latest.current, context).catch((error: unknown) =>
          showActionError(portal, error),
        )
        return false
      },
      'parapet-quote-priced': (detail: unknown) => {
        priced.current = detail
      },
      // Somebody else changed the quote, so the data next to the calculator is stale.
      'parapet-error': (detail: unknown) => {
        const error = errorShape.safeParse(detail)
        if (error.success && error.data.status === 409) void refreshQuotes(portal)
      },
    }),
    [portal, context, isReviewer, latest],
  )
  const changes = useCallback(() => {
    const latest = pricedShape.safeParse(priced.current)
    return latest.success ? pricedChanges(quote, latest.data, formats) : []
  }, [quote, formats])
  return (
    <MarksContext value={mark}>
      <div className={css['columns']}>
        {isReviewer && <MarkSource key={quote.id} quote={quote} onMark={takeMark} />}
        {/* First in tab order: the next step is here, and the terms are long. */}
        <aside className={css['side']}>
          {isReviewer && <QueueBar quote={quote} />}
          {hasVerification(persona) && <VerificationCard quote={quote} />}
          <Subjectivities quote={quote} />
          {isReviewer && <AuthorityCard quote={quote} />}
          <QuoteFacts quote={quote} />
          {showsRisk(persona) && <RiskFactorsCard quote={quote} />}
          <DocumentsCard
            subject={documentsOf(quote)}
            mark={(created) => mark('document', created)}
          />
        </aside>
        <div className={css['terms']}>
          {isReviewer && <ChangesCard quote={quote} />}
          {isEditable ? (
            <>
              <Suspense fallback={<Skeleton lines={12} height="2.4em" />}>
                <ElementMount
                  key={`${status} ${opened}`}
                  tag="parapet-quote-calculator"
                  attributes={attributes}
                  events={events}
                  changes={changes}
                />
              </Suspense>
              <Card>
                <SavedQuote quote={quote} />
              </Card>
            </>
          ) : (
            <>
              <ReferralReasons reasons={quote.referralReasons} />
              <Notice quiet>{formats.t('quotes:readOnly')}</Notice>
              <Card title={formats.t('quotes:coverages')}>
                <CoveragesCard quote={quote} />
              </Card>
            </>
          )}
          {isReviewer && <UnderwritingPart quote={quote} />}
        </div>
      </div>
    </MarksContext>
  )
}

/** One quote: its terms in the calculator, verification, and its actions. */
export const QuoteScreen = recordScreen<Quote>({
  useRecord: () => {
    useWording('next-steps')
    const { quoteId } = route.useParams()
    const { queries } = usePortal()
    return useQuery(queries.options(getQuoteById, { params: { id: quoteId } }))
  },
  nameOf: ({ quoteNumber }) => quoteNumber,
  texts: {
    untitled: 'quotes:details',
    failed: 'quotes:loadFailed',
    missing: 'quotes:notFound',
    back: 'quotes:back',
  },
  Back: BackLink,
  heading: (quote, { t }) => {
    const { key, params } = headingOf(quote)
    const { step } = quote.nextStep
    return {
      title: t(key, params),
      mark: <Status of={quoteStatusMarks} value={quote.status} />,
      lead: step === 'unknown' ? '' : `${t('next-steps:label')}: ${t(`next-steps:${step}`)}`,
    }
  },
  useActions: useQuoteScreenActions,
  hasPrimaryPart: hasVerification,
  Presence: QuotePresence,
  Body: QuoteBody,
})

import type { Quote } from '#core/insurance/quotes/model.ts'
import {
  reviewReason,
  type ReviewReason,
} from '#core/insurance/quotes/underwriting/review-reason.ts'
import {
  bypassRules,
  referQuote,
  requestReview,
} from '#core/insurance/quotes/underwriting/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { type Portal, usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { refreshQuotes } from '../../quote-queries.ts'

/** The step that needs a reason. */
interface ReasonedStep {
  /** Its text group in `quote-lifecycle`. */
  readonly texts: 'review' | 'refer' | 'bypass'
  readonly call: (
    api: Portal['api'],
    quote: Quote,
    input: { readonly ifMatch: string; readonly body: ReviewReason },
  ) => Promise<unknown>
}

const placeOf = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

const ReasonField = ({ form }: FormFieldsProps<Adjusted, ReviewReason>) => {
  const t = useWording('quote-lifecycle')
  return (
    <FormText form={form} name="reason" label={t('quote-lifecycle:review.reason')} isMultiline />
  )
}

/** Creates the dialog of a step that needs a reason. */
const reasonDialog = ({ texts, call }: ReasonedStep) =>
  formDialog({
    useSettings: (input: Adjusted) => {
      const t = useWording('portal', 'quotes', 'quote-lifecycle')
      const portal = usePortal()
      const { quote, textParams, version, summary } = useAdjustedQuote(input)
      return {
        title: t(`quote-lifecycle:${texts}.title`),
        lead: t(`quote-lifecycle:${texts}.lead`, textParams),
        submit: t(`quote-lifecycle:${texts}.submit`),
        summary,
        shape: reviewReason,
        start: { reason: '' },
        record: `quote-${texts}.${quote.id}`,
        async send(body: ReviewReason) {
          await call(portal.api, quote, { ...version, body })
          await refreshQuotes(portal)
        },
        done: () => t(`quote-lifecycle:${texts}.done`, textParams),
        broken: t('quote-lifecycle:review.failed'),
      }
    },
    Fields: ReasonField,
  })

/** Submits a quote for underwriter review. */
export const QuoteReviewDialog = reasonDialog({
  texts: 'review',
  call: (api, quote, input) => api.call(requestReview, { ...placeOf(quote), ...input }),
})

/** Refers a quote manually. */
export const ReferQuoteDialog = reasonDialog({
  texts: 'refer',
  call: (api, quote, input) => api.call(referQuote, { ...placeOf(quote), ...input }),
})

/** Releases a quote from all referral rules. */
export const BypassRulesDialog = reasonDialog({
  texts: 'bypass',
  call: (api, quote, input) => api.call(bypassRules, { ...placeOf(quote), ...input }),
})

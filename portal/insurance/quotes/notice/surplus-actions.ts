import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { onSavedQuote } from '../saved-quote.ts'

/** Verified and ready, but for the attestation of its surplus lines notice, which is the last step. */
const awaitsNoticeOnly = ({ allowedActions, isVerifiedByAgent, status }: QuoteRow): boolean =>
  allowedActions.includes('attest') &&
  isVerifiedByAgent &&
  readyQuoteStatuses.some((each) => each === status)

/** Requests to bind a surplus quote in three steps, beside its verification. */
export const bindSurplus = onSavedQuote({
  id: 'bind-surplus',
  label: 'quotes:action.requestToBind',
  icon: 'send',
  visible: awaitsNoticeOnly,
  perform: async (quote, context) =>
    (await import('../later-steps.ts')).walkSteps('bind', quote, context),
})

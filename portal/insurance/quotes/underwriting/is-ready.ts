import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'

/** Whether its new terms leave a quote Ready, rather than Indication or Referral (spec 2 §4). */
export const isReady = ({ status }: QuoteRow): boolean =>
  readyQuoteStatuses.some((each) => each === status)

import { toDecimal } from '#core/foundation/money/money.ts'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Step } from '#core/insurance/quotes/calculator/steps.ts'
import type { EventsOf } from '../element/definition.ts'
import type { definition } from './definition.ts'

type Events = EventsOf<typeof definition>

/** The result of `getQuote()`. */
export interface QuoteState {
  readonly step: Step
  /** Whether there is unsaved input. */
  readonly dirty: boolean
  readonly priced?: Events['parapet-quote-priced']
  readonly saved?: Events['parapet-quote-saved']
}

/** The price in an event's detail. Amounts are decimals, as in the API. */
export const pricedDetail = (
  { answer }: Price,
  quote: Quote | undefined,
): Events['parapet-quote-priced'] => ({
  product: answer.product,
  currency: answer.currency,
  preset: answer.global.preset,
  limit: toDecimal(answer.global.limit),
  deductible: toDecimal(answer.global.deductible),
  premium: toDecimal(answer.premium),
  totalPremium: toDecimal(totalToPay(answer, quote)),
  effectiveDate: answer.global.effectiveDate,
  endDate: answer.global.endDate,
  referToUnderwriter: answer.referToUnderwriter,
  referralReasons: answer.referralReasons.map(({ code }) => code),
})

/** The saved quote in an event's detail. */
export const savedDetail = (quote: Quote): Events['parapet-quote-saved'] => ({
  quoteId: quote.id,
  quoteNumber: quote.quoteNumber,
  status: quote.status,
  product: quote.product,
  currency: quote.currency,
  premium: toDecimal(quote.premium),
  totalPremium: toDecimal(quote.totalPremium),
  effectiveDate: quote.effectiveDate,
})

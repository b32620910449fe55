import type { PricedOption } from '../rating/model.ts'
import type { Quote } from './model.ts'

/** The broker's fees on a quote, which no price of the rater contains; minor units. */
export const brokerFeesOf = (
  quote: Pick<Quote, 'brokerFee' | 'additionalBrokerFee'> | undefined,
): number => (quote === undefined ? 0 : quote.brokerFee + quote.additionalBrokerFee)

/** What the insured pays for a price: the rater's total and the fees of the broker. */
export const totalToPay = (
  { totalPremium }: Pick<PricedOption, 'totalPremium'>,
  quote: Pick<Quote, 'brokerFee' | 'additionalBrokerFee'> | undefined,
): number => totalPremium + brokerFeesOf(quote)

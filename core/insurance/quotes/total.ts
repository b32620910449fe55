import type { PricedOption } from '../rating/model.ts'
import type { Quote } from './model.ts'

/** The broker's fees on a quote, in minor units. The rater's price does not include them. */
export const brokerFeesOf = (
  quote: Pick<Quote, 'brokerFee' | 'additionalBrokerFee'> | undefined,
): number => (quote === undefined ? 0 : quote.brokerFee + quote.additionalBrokerFee)

/** The total to pay: the rater's total plus the broker's fees. */
export const totalToPay = (
  { totalPremium }: Pick<PricedOption, 'totalPremium'>,
  quote: Pick<Quote, 'brokerFee' | 'additionalBrokerFee'> | undefined,
): number => totalPremium + brokerFeesOf(quote)

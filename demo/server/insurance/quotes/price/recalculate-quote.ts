import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { fieldError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { rateAt } from '../../rating/service.ts'
import { withheldCoverages } from '../../rating/withheld-coverages.ts'
import { withNamedReferral } from '../../sandbox/named-outcomes.ts'
import { storedDecisionsOf } from './stored-decisions.ts'
import { keepReferralReasons } from '../underwriting/details-referral.ts'
import { priceRecordOf, withStoredAnswers } from './stored-prices.ts'
import { readQuote, type QuoteRef } from '../read-quote.ts'

/** The price of a quote's changed terms, and whether it would be referred again. */
export const recalculateQuote = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  input: CalculatorInput,
): Promise<CalculatorAnswer> => {
  const quote = await readQuote(services, viewer, which)
  if (input.product !== quote.product) throw fieldError('productDiffers', 'product')
  const stored = await priceRecordOf(services, quote.id)
  const requestedInput = withStoredAnswers(stored, input)
  const withheld = await withheldCoverages(services, requestedInput, stored.price)
  const { price } = rateAt(requestedInput, services.clock.now(), {
    ...storedDecisionsOf(stored),
    withheld,
    comparesAnswers: true,
  })
  return keepReferralReasons(quote, withNamedReferral(services, input.account.name, price))
}

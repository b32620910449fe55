import type { SurplusNotice } from '#core/insurance/surplus/model.ts'
import { brokerFeesOf } from '#core/insurance/quotes/total.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'

/** The parts of a surplus quote's final premium; they add up to it. */
export const figuresOf = (
  quote: Quote,
): Pick<
  SurplusNotice,
  | 'premium'
  | 'mgaFee'
  | 'brokerFee'
  | 'surplusLineTax'
  | 'surplusStampingFee'
  | 'otherTaxes'
  | 'totalPremium'
> => {
  const { surplusLineTax, surplusStampingFee } = quote.quoteResponse
  const taxes = quote.calculatorGeneratedData.taxes.reduce((sum, { amount }) => sum + amount, 0)
  return {
    premium: quote.premium,
    mgaFee: quote.mgaFee,
    brokerFee: brokerFeesOf(quote),
    surplusLineTax,
    surplusStampingFee,
    otherTaxes: taxes - surplusLineTax - surplusStampingFee,
    totalPremium: quote.totalPremium,
  }
}

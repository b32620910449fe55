import { addressValuesOf } from './address.ts'
import { coverageIds } from '../../products/coverages.ts'
import type { Quote } from '../model.ts'
import { textOfAmount } from './amount-text.ts'
import type { CalculatorForm } from './form.ts'

/** The form of a saved quote. */
export const formOfQuote = (quote: Quote): CalculatorForm => {
  const {
    account,
    securityAnswers = {},
    global = {},
    coverages = {},
    surplusOnly = false,
    tria,
    additionalInsureds,
  } = quote.initialRequestData
  return {
    company: {
      name: account.name ?? quote.companyName,
      state: account.state ?? '',
      postcode: account.postcode ?? '',
      industry: {
        id: account.naicsCode,
        code: account.naicsCode,
        description: quote.naicsDescription ?? '',
      },
      revenue: textOfAmount(account.revenue),
      nonUsRevenue: account.nonUsRevenue === undefined ? '' : textOfAmount(account.nonUsRevenue),
      yearEstablished: String(account.yearEstablished),
    },
    ...(securityAnswers.claimHistory === undefined
      ? {}
      : { hadClaim: securityAnswers.claimHistory > 0 }),
    security: securityAnswers,
    global: { ...global, preset: quote.calculatorGeneratedData.global.preset },
    // Terrorism coverage is a coverage like the others here.
    coverages: tria === true ? { ...coverages, [coverageIds.TRIA]: { selected: true } } : coverages,
    surplusOnly,
    ...(additionalInsureds && { additionalInsureds }),
    contact: {
      firstName: quote.customerFirstName,
      lastName: quote.customerLastName,
      email: quote.customerEmail,
      phone: quote.customerPhone,
    },
    address: addressValuesOf(quote.insuredAddress),
  }
}

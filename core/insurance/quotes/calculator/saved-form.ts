import { addressValuesOf } from './address.ts'
import { coverageIds } from '../../products/coverages.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { textOfAmount } from './amount-text.ts'
import type { CalculatorForm } from './form.ts'
import { formAnswers } from './known-answers.ts'

/** The answers and terms of a form, from a pricing input and its preset. */
export const formOfInput = (
  {
    securityAnswers = {},
    global = {},
    coverages = {},
    surplusOnly = false,
    tria,
    additionalInsureds,
  }: CalculatorInput,
  preset: number,
): Omit<CalculatorForm, 'company' | 'contact' | 'address'> => ({
  ...formAnswers(securityAnswers),
  global: { ...global, preset },
  // Here, terrorism is a coverage like the others.
  coverages: tria === true ? { ...coverages, [coverageIds.TRIA]: { selected: true } } : coverages,
  surplusOnly,
  ...(additionalInsureds && { additionalInsureds }),
})

/** The form of a saved quote. */
export const formOfQuote = (quote: Quote): CalculatorForm => {
  const { account } = quote.initialRequestData
  return {
    ...formOfInput(quote.initialRequestData, quote.calculatorGeneratedData.global.preset),
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
    contact: {
      firstName: quote.customerFirstName,
      lastName: quote.customerLastName,
      email: quote.customerEmail,
      phone: quote.customerPhone,
    },
    address: addressValuesOf(quote.insuredAddress),
  }
}

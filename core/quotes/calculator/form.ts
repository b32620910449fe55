import * as z from 'zod/mini'
import { industryCode } from '../../industry-codes/model.ts'
import { coverageChoices, globalTerms, presetIds } from '../../rating/model.ts'
import { securityAnswers } from '../../rating/security.ts'

/** What was typed about the company; numbers stay as typed until they are sent. */
export const companyValues = z.object({
  name: z.string(),
  state: z.string(),
  postcode: z.string(),
  industry: z.nullable(industryCode),
  revenue: z.string(),
  yearEstablished: z.string(),
})
export type CompanyValues = z.output<typeof companyValues>
export type CompanyField = keyof CompanyValues

/** Who gets the quote, as typed. */
export const contactValues = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type ContactValues = z.output<typeof contactValues>
export type ContactField = keyof ContactValues

/** Everything a visitor can enter. What is missing in `global` and `coverages` follows the preset. */
export const calculatorForm = z.object({
  company: companyValues,
  /** Yes to the question about claims; `claimHistory` then says when. */
  hadClaim: z.optional(z.boolean()),
  security: securityAnswers,
  global: globalTerms,
  coverages: coverageChoices,
  surplusOnly: z.boolean(),
  contact: contactValues,
})
export type CalculatorForm = z.output<typeof calculatorForm>

/** A form nobody has touched: preset 2, Popular (spec 2 §9). */
export const emptyForm: CalculatorForm = {
  company: { name: '', state: '', postcode: '', industry: null, revenue: '', yearEstablished: '' },
  security: {},
  global: { preset: presetIds.popular },
  coverages: {},
  surplusOnly: false,
  contact: { firstName: '', lastName: '', email: '', phone: '' },
}

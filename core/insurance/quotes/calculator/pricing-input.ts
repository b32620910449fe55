import type { CalculatorInput } from '../../rating/model.ts'
import type { QuotedProduct } from '../../products/products.ts'
import type { Region } from '../../../foundation/region/regions.ts'
import { pricedAccountOf } from './company.ts'
import type { CalculatorForm } from './form.ts'

const isAnswered = ({ security, hadClaim }: CalculatorForm): boolean =>
  hadClaim !== undefined || Object.keys(security).length > 0

/** The pricing input of a form; undefined while the company is incomplete. */
export const pricingInputOf = (
  form: CalculatorForm,
  given: { readonly product: QuotedProduct; readonly region: Region },
): CalculatorInput | undefined => {
  const account = pricedAccountOf(form.company, given.region)
  if (account === undefined) return undefined
  return {
    product: given.product,
    account,
    // without answers, the server uses those of the account or quote
    ...(isAnswered(form) && { securityAnswers: form.security }),
    surplusOnly: form.surplusOnly,
    global: form.global,
    coverages: form.coverages,
    ...(form.additionalInsureds && { additionalInsureds: [...form.additionalInsureds] }),
  }
}

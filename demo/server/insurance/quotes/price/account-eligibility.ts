import {
  ineligibilities,
  type EligibilitySetting,
  type IneligibleCode,
} from '#core/insurance/products/eligibility.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { AccountRecord } from '../../accounts/tables.ts'

/** Reasons that depend on the account; the rater checks those that depend on the input. */
const ofAccounts: readonly IneligibleCode[] = [
  'RECORDS_TOO_FEW',
  'RECORDS_TOO_MANY',
  'PROFILE_INCOMPLETE',
]

/** Why an account is not eligible for a product, by data that the rater does not use. */
export const accountIneligibilities = (
  product: QuotedProduct,
  known: EligibilitySetting,
): readonly IneligibleCode[] =>
  ineligibilities(underwritingOf[product], known).filter((code) => ofAccounts.includes(code))

/** Throws 400 if known data of the account excludes it from a product. */
export const assertEligible = (
  product: QuotedProduct,
  { account: { naicsCode, revenue } }: CalculatorInput,
  account: Pick<AccountRecord, 'numberOfPersonalRecords'> | undefined,
): void => {
  const records = account?.numberOfPersonalRecords ?? undefined
  const codes = accountIneligibilities(product, { industry: naicsCode, revenue, records })
  if (codes.length === 0) return
  throw new ApiError('invalidInput', {
    fieldErrors: codes.map((code) => ({ field: 'accountId', code: `products:ineligible.${code}` })),
  })
}

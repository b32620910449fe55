import type { QuickPremium } from '#core/insurance/accounts/offers.ts'
import { quotingBarrier } from '#core/insurance/accounts/profile-score.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import type { IneligibleCode } from '#core/insurance/products/eligibility.ts'
import { productsOf, type QuotedProduct } from '#core/insurance/products/products.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { SecurityAnswers } from '#core/insurance/products/questions.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { ApiError, type FieldError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { fieldErrorOf } from '../kernel/http/failure.ts'
import { readAccount } from '../insurance/accounts/service.ts'
import type { AccountWorkflows } from '../insurance/accounts/workflows.ts'
import { answersOf } from '../insurance/security/account-answers.ts'
import { accountIneligibilities } from '../insurance/quotes/price/account-eligibility.ts'
import { withKnownIndustry } from '../insurance/quotes/price/known-industry.ts'
import { newPriceOf } from '../insurance/quotes/price/price-quote.ts'
import { detailsFieldOf, ratedCompanyOf } from '../insurance/rating/rated-company.ts'

/** The input that prices an account at a product's default terms. */
const inputOf = (
  product: QuotedProduct,
  account: Account,
  answers: SecurityAnswers,
): CalculatorInput => ({
  product,
  account: {
    ...ratedCompanyOf(account.region, account),
    yearEstablished: account.yearEstablished ?? 0,
  },
  securityAnswers: answers,
})

/** A product for an account: its price, or the reasons why it has none. */
interface Offer {
  readonly product: QuotedProduct
  readonly barriers: readonly FieldError[]
  readonly price?: CalculatorAnswer
}

/** The details field of a reason, if there is one. */
const ineligibleFields: Readonly<Partial<Record<IneligibleCode, string>>> = {
  RECORDS_TOO_FEW: 'numberOfPersonalRecords',
  RECORDS_TOO_MANY: 'numberOfPersonalRecords',
}

/** Fields of an account that exclude it from a product. */
const ineligible = (product: QuotedProduct, account: Account): readonly FieldError[] => {
  const { naicsCode: industry, revenue, profileScore, numberOfPersonalRecords: records } = account
  return accountIneligibilities(product, { industry, revenue, profileScore, records }).map(
    (code) => {
      const field = ineligibleFields[code]
      return { code: `products:ineligible.${code}`, ...(field && { field }) }
    },
  )
}

const ineligibilitiesOf = (error: unknown): readonly FieldError[] => {
  if (error instanceof ApiError && error.code === 'invalidInput') {
    return error.fieldErrors.map(({ field = '', ...rest }) => ({
      ...rest,
      field: detailsFieldOf(field),
    }))
  }
  throw error
}

/** The rater's result for each product of the account's region; 404 outside the viewer's scope. */
const offersOf = async (
  { services, viewer }: Pick<Context, 'services' | 'viewer'>,
  accountId: string,
): Promise<{ account: Account; offers: readonly Offer[] }> => {
  const account = await readAccount(services, viewer, accountId)
  const answers = await answersOf(services, accountId)
  const barrier = quotingBarrier(account)
  const generalTo = (product: QuotedProduct): readonly FieldError[] =>
    barrier === undefined
      ? ineligible(product, account)
      : [{ code: `products:eligibility.${barrier}` }]
  const now = services.clock.now()
  const offerOf = async (product: QuotedProduct): Promise<Offer> => {
    try {
      const input = withKnownIndustry(inputOf(product, account, answers))
      const { price } = await newPriceOf(services, input, now)
      return { product, barriers: generalTo(product), price }
    } catch (error) {
      return { product, barriers: [...generalTo(product), ...ineligibilitiesOf(error)] }
    }
  }
  return { account, offers: await Promise.all(productsOf(account.region).map(offerOf)) }
}

/** The products that an account can be quoted, and the reasons for the others. */
export const listEligibleProducts: AccountWorkflows['listEligibleProducts'] = async (
  { params },
  context,
) => {
  const { offers } = await offersOf(context, params.accountId)
  const { services, locale } = context
  const { wording } = services
  const content = offers.map(({ product, barriers }) => ({
    product,
    line: underwritingOf[product].line,
    isEligible: barriers.length === 0,
    reasons: barriers.map((barrier) => fieldErrorOf({ wording, locale }, barrier)),
  }))
  return { content }
}

/** The annual price of each product that an account can be quoted. */
export const quickQuotePremium: AccountWorkflows['quickQuotePremium'] = async (
  { params },
  context,
) => {
  const { account, offers } = await offersOf(context, params.accountId)
  const content = offers.flatMap(({ product, barriers, price }): QuickPremium[] =>
    barriers.length > 0 || price === undefined
      ? []
      : [
          {
            product,
            premium: price.premium,
            totalPremium: price.totalPremium,
            referToUnderwriter: price.referToUnderwriter,
          },
        ],
  )
  return { currency: currencyOf[account.region], content }
}

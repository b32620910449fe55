import { toMinor } from '#core/foundation/money/money.ts'
import { regionOfProduct, type QuotedProduct } from '#core/insurance/products/products.ts'
import type { ReferralSetting } from '#core/insurance/products/referral-rules.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { pricedColumns, pricedInput } from '../price/priced-columns.ts'
import { priceOf } from '../price/price-quote.ts'
import type { Services } from '../../../kernel/services.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { companies, sold, type CompanySeed } from './companies.ts'
import { favorableAnswers } from '../../security/favorable-answers.ts'

/** A priced company that many rows of the large seed share, under their own names. */
export interface Template {
  readonly agencyId: string
  readonly product: QuotedProduct
  readonly region: (typeof regionOfProduct)[QuotedProduct]
  readonly company: CompanySeed
  readonly naicsDescription: string | null
  readonly totalPremium: number
  readonly input: CalculatorInput
  readonly price: CalculatorAnswer
  readonly risk: ReferralSetting
  readonly columns: ReturnType<typeof pricedColumns>
}

const inputOf = (
  company: CompanySeed,
  product: QuotedProduct,
  preset: number,
): CalculatorInput => ({
  product,
  account: {
    ...(company.state === undefined ? { postcode: company.zipCode } : { state: company.state }),
    naicsCode: company.industry,
    revenue: toMinor(company.revenue),
    yearEstablished: company.year,
  },
  securityAnswers: favorableAnswers,
  global: { preset },
})

/** Every company of the small seed with every preset, priced at an instant. */
export const templatesAt = (services: Pick<Services, 'database'>, now: Date): Template[] =>
  Object.values(companies).flatMap((company: CompanySeed) => {
    const { product } = sold[company.agency]
    return [1, 2, 3].map((preset) => {
      const input = inputOf(company, product, preset)
      const { price, risk, naicsDescription } = priceOf(services, input, now)
      return {
        agencyId: organisationIds[company.agency],
        product,
        region: regionOfProduct[product],
        company,
        naicsDescription,
        totalPremium: price.totalPremium,
        input: pricedInput(input, price, company.name),
        price,
        risk,
        columns: pricedColumns(input, price),
      }
    })
  })

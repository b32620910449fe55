import { expect, test } from 'vitest'
import { quotedProducts, regionOfProduct } from '#core/insurance/products/products.ts'
import { securityFormOf } from '#core/insurance/products/security-forms.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { exampleProducts, insureds, priceWire } from './examples.ts'

type Example = (typeof exampleProducts)[number]

test('every product has an example', () => {
  expect(exampleProducts.toSorted()).toEqual(quotedProducts.toSorted())
})

const coverages = (product: Example) =>
  coveragesOf(product)
    .map(
      ({ key, includedFromPreset, isMandatory }) =>
        `${key} ${isMandatory ? 'locked' : includedFromPreset}`,
    )
    .join()

const questions = (product: Example) =>
  [...underwritingOf[product].questions, ...securityFormOf(product).asked].join()

const prices = (product: Example) => {
  const { premium, mgaFee, taxes } = priceWire(insureds[product])
  return JSON.stringify([premium, mgaFee, taxes])
}

/** Products by equal text. */
const alike = (textOf: (product: Example) => string) =>
  [...Map.groupBy(exampleProducts, textOf).values()].filter((products) => products.length > 1)

test('no two products have the same coverages, questions and prices', () => {
  const facets = [coverages, questions, prices]
  expect(alike((product) => facets.map((of) => of(product)).join('|'))).toEqual([])
})

test.each([
  ['coverages', coverages],
  ['prices', prices],
])('no two products of a region have the same %s', (_, of) => {
  expect(alike((product) => `${regionOfProduct[product]} ${of(product)}`)).toEqual([])
})

test.each(exampleProducts)('a suitable company is quoted %s without a referral', (product) => {
  const { premium, referToUnderwriter, referralReasons } = priceWire(insureds[product])
  expect(premium).toBeGreaterThan(0)
  expect(referralReasons.filter(({ code }) => code !== 'REVENUE_OVER')).toEqual([])
  expect(referToUnderwriter).toBe(false)
})

const errorsOf = (input: object) => {
  try {
    priceWire(input)
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.fieldErrors.map(({ field, code }) => `${field} ${code}`)
  }
}

test.each([
  ['P250', { revenue: 1_000_000 }, 'account.revenue productRevenueLow'],
  ['P_PLUS', { revenue: 900_000_000 }, 'account.revenue productRevenueHigh'],
  ['PRIME_TECH', { naicsCode: '621210' }, 'account.naicsCode productIndustry'],
  ['P250', { state: 'NY' }, 'account.state stateNotOffered'],
] as const)('%s reports at the field why a company is not eligible', (product, account, error) => {
  const insured = insureds[product]
  expect(errorsOf({ ...insured, account: { ...insured.account, ...account } })).toEqual([error])
})

test('a product rejects another line’s coverage', () => {
  const selected = { coverages: { 100: { selected: true } } }
  expect(errorsOf({ ...insureds.P100, ...selected })).toEqual(['coverages.100 coverageUnknown'])
  expect(errorsOf({ ...insureds.ZSP_DNO, ...selected })).toEqual([])
})

test('a layer costs less the higher it starts, and exists only for excess products', () => {
  const above = (underlyingLimit: number) => ({ global: { underlyingLimit } })
  const low = priceWire({ ...insureds.P250_EXCESS, ...above(1_000_000) })
  const high = priceWire({ ...insureds.P250_EXCESS, ...above(5_000_000) })
  expect(low.global.underlyingLimit).toBe(1_000_000)
  expect(high.premium).toBeLessThan(low.premium)
  expect(errorsOf({ ...insureds.P250, ...above(1_000_000) })).toEqual([
    'global.underlyingLimit underlyingLimitOffGrid',
  ])
})

test('a product that is placed as surplus is taxed as surplus, whatever is requested', () => {
  const codes = (input: object) => priceWire(input).taxes.map(({ code }) => code)
  expect(codes({ ...insureds.P250_S, surplusOnly: false })).toContain('SURPLUS_LINE_TAX')
  expect(codes({ ...insureds.PRIME_CLOUD, surplusOnly: true })).not.toContain('SURPLUS_LINE_TAX')
})

test('an admitted policy in Kentucky has its surcharge of 1.8%', () => {
  const insured = { ...insureds.P100, account: { ...insureds.P100.account, state: 'KY' } }
  const { premium, taxes } = priceWire(insured)
  expect(taxes).toEqual([
    { code: 'STATE_SURCHARGE', amount: Math.round(premium * 1.8) / 100, rate: 0.018 },
  ])
})

test('tech E&O is locked in tech lines and rated by industry', () => {
  const cost = (naicsCode: string) =>
    priceWire({
      ...insureds.PRIME_TECH,
      account: { ...insureds.PRIME_TECH.account, naicsCode },
    }).coverages[50]
  expect(cost('541511')).toMatchObject({ selected: true, locked: true })
  expect(cost('334111')?.premium).toBeLessThan(cost('541511')?.premium ?? 0)
})

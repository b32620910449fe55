import { expect, test } from 'vitest'
import { regions } from '../../foundation/region/regions.ts'
import { ineligibilities } from './eligibility.ts'
import { defaultProductOf } from './model.ts'
import { productTable, quotedProducts, regionOfProduct } from './products.ts'
import { registeredProducts } from './registry.ts'
import { coveragesOf } from './sold-coverages.ts'
import { million } from './units.ts'
import { underwritingOf } from './underwriting.ts'

test("registers every region's main product first", () => {
  const main = { US: 'P100', UK: 'P_ONE', AU: 'PRIME_ONE_AU' }
  expect(defaultProductOf).toMatchObject(main)
  for (const region of regions) expect(regionOfProduct[defaultProductOf[region]]).toBe(region)
})

test('registers every product of the spec, excess and sub-products with their parent', () => {
  expect(new Set(quotedProducts).size).toBe(quotedProducts.length)
  const children = registeredProducts.flatMap((each) => ('parent' in each ? [each] : []))
  expect(children.map(({ id, parent }) => `${parent} ${id}`)).toEqual([
    'ZSP ZSP_DNO',
    'ZSP ZSP_FIDUCIARY',
    'ZSP ZSP_EPL',
    'ZSP ZSP_CRIME',
    'P250 P250_EXCESS',
  ])
  for (const { parent, region } of children) expect(regionOfProduct[parent]).toBe(region)
})

test("stores each product's rules under its own key", () => {
  const keys = Object.values(productTable).map(({ id, storedAs = id }) => storedAs)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(quotedProducts)('nests the presets of %s and includes locked coverages', (product) => {
  const rows = coveragesOf(product)
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const locked = rows.filter((row) => row.isMandatory)
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.filter(({ includedFromPreset }) => includedFromPreset !== 1)).toEqual([])
  const { presets, terms } = underwritingOf[product]
  for (const { limit, deductible, waitingPeriod, retroActivePeriod } of Object.values(presets)) {
    expect(terms.limits).toContain(limit)
    expect(terms.deductibles).toContain(deductible)
    expect(terms.waitingPeriods).toContain(waitingPeriod)
    expect(terms.retroActivePeriods).toContain(retroActivePeriod)
  }
})

const setting = { state: 'TX', industry: '541511', revenue: million(50) }

test.each([
  ['nothing', {}, []],
  ['another state', { state: 'AK' }, ['STATE_NOT_OFFERED']],
  ['another industry', { industry: '621210' }, ['INDUSTRY_NOT_OFFERED']],
  ['a small revenue', { revenue: million(0.9) }, ['REVENUE_TOO_LOW']],
  ['a large revenue', { revenue: million(501) }, ['REVENUE_TOO_HIGH']],
  ['a low profile score', { profileScore: 3 }, ['PROFILE_INCOMPLETE']],
  ['a sufficient profile score', { profileScore: 4 }, []],
])('rejects Prime Tech Plus for %s', (_, change, codes) => {
  expect(ineligibilities(underwritingOf.PRIME_TECH_PLUS, { ...setting, ...change })).toEqual(codes)
})

test('accepts Prime Plus with few or unknown personal records', () => {
  const reasons = (records: number | undefined) =>
    ineligibilities(underwritingOf.P_PLUS, { ...setting, records })
  expect(reasons(1_000_001)).toEqual(['RECORDS_TOO_MANY'])
  expect(reasons(1_000_000)).toEqual([])
  expect(reasons(undefined)).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { regions } from '#core/foundation/region/regions.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { submissionFieldErrors } from '#core/insurance/submissions/field-errors.ts'
import { allIndustriesOf } from '../../directory/industry-codes/industries.ts'
import { insureds, now } from './examples.ts'
import { priceAt } from './service.ts'

const priceOf = (product: keyof typeof insureds, naicsCode: string) => {
  const insured = insureds[product]
  return priceAt(
    calculatorInput.parse({ ...insured, account: { ...insured.account, naicsCode } }),
    now,
  )
}

describe.each(regions)('an industry of %s', (region) => {
  test('accepted by a submission is priced', () => {
    for (const code of allIndustriesOf(region).keys()) {
      expect(submissionFieldErrors({ region, year: 2026 }, { naicsCode: code })).toEqual([])
      expect(priceOf(defaultProductOf[region], code).premium).toBeGreaterThan(0)
    }
  })
})

test.each([
  ['513210', '511210'],
  ['456110', '446110'],
  ['455110', '452210'],
  ['458110', '448140'],
])('%s of NAICS 2022 costs as much as %s of 2017', (newer, older) => {
  expect(priceOf('P100', newer).premium).toBe(priceOf('P100', older).premium)
})

test('software is technology by its codes of both years', () => {
  expect(priceOf('PRIME_TECH', '513210').premium).toBe(priceOf('PRIME_TECH', '511210').premium)
})

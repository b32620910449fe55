import { expect, test } from 'vitest'
import { irpmModifier } from '#core/insurance/rating/irpm.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { quotedProducts, regionOfProduct } from '#core/insurance/products/products.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { rateAt } from '../service.ts'
import { workedPrice } from './second-rater.ts'
import { workedExamples, type WorkedExample } from './table.ts'

const examples = workedExamples()

const inputOf = (example: WorkedExample) => {
  const { locationField } = regionTable[regionOfProduct[example.product]]
  return calculatorInput.parse({
    product: example.product,
    account: {
      [locationField]: example.place,
      naicsCode: example.industry,
      revenue: example.revenue,
      yearEstablished: example.established,
    },
    securityAnswers: { claimHistory: example.claims, ...example.answers },
    surplusOnly: example.surplus,
    tria: example.tria || undefined,
    global: {
      preset: example.preset,
      limit: example.limit,
      deductible: example.deductible,
      waitingPeriod: example.waiting,
      retroActivePeriod: example.retro,
      underlyingLimit: example.underlying,
      effectiveDate: example.starts,
      endDate: example.ends,
    },
  })
}

test('a hundred examples cover every product', () => {
  expect(examples.length).toBeGreaterThanOrEqual(100)
  const products = new Set(examples.map(({ example }) => example.product))
  expect(quotedProducts.filter((product) => !products.has(product))).toEqual([])
})

test.each(examples)('example $example.number, $example.product', ({ example, expected }) => {
  expect(workedPrice(example)).toEqual(expected)
  const { price } = rateAt(inputOf(example), new Date(`${example.priced}T12:00:00Z`), {
    adjustments: {
      irpmModifier: irpmModifier({ securityAwareness: example.irpm }),
      excludedEvents: example.events,
    },
  })
  expect({
    premium: price.premium,
    fee: price.mgaFee,
    taxes: price.taxes.reduce((sum, { amount }) => sum + amount, 0),
    total: price.totalPremium,
  }).toEqual(expected)
})

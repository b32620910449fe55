import { expect, test } from 'vitest'
import { registeredNameError } from './registered-names.ts'

const elsewhere = 'core/insurance/quotes/model.ts'

test.each(['UK', 'au', 'en-GB', 'AUD', 'Europe/London', 'uk.localhost', 'UK_ENVIRONMENT'])(
  '%s is a name of a region',
  (name) => expect(registeredNameError(elsewhere, name)).toContain('a region'),
)

test('a product is named where it is declared, priced, seeded and tested, and nowhere else', () => {
  expect(registeredNameError(elsewhere, 'P_ONE')).toContain('a product')
  const there = [
    'core/insurance/products/p-one/product.ts',
    'demo/server/insurance/rating/plan/p-one.ts',
    'demo/server/insurance/quotes/seed/companies.ts',
    'core/insurance/quotes/model.test.ts',
  ]
  for (const file of there) expect(registeredNameError(file, 'P_ONE')).toBeUndefined()
})

test('the base language and common words are allowed', () => {
  for (const text of ['en-US', 'us', 'Ukraine', 'P']) {
    expect(registeredNameError(elsewhere, text)).toBeUndefined()
  }
})

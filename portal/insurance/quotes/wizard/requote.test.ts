import { expect, test } from 'vitest'
import { alternativeProduct } from './requote.ts'

const offer = (product: 'P100_PRO' | 'P250' | 'PRIME_CLOUD', isEligible = true) => ({
  product,
  isEligible,
})

test('offers Prime 250 if eligible, else the first eligible product', () => {
  expect(alternativeProduct([offer('P100_PRO'), offer('P250')])?.product).toBe('P250')
  const first = [offer('P100_PRO', false), offer('P250', false), offer('PRIME_CLOUD')]
  expect(alternativeProduct(first)?.product).toBe('PRIME_CLOUD')
  expect(alternativeProduct([offer('P250', false)])).toBeUndefined()
})

import { expect, test, vi } from 'vitest'
import { definition } from '../quote-calculator/definition.ts'

vi.mock('#core/foundation/region/registry.ts', async (original) => {
  const { withNewZealand } = await import('#core/testing/extra-registries.ts')
  return withNewZealand(await original())
})
vi.mock('#core/insurance/products/registry.ts', async (original) => {
  const { withOneMoreProduct } = await import('#core/testing/extra-registries.ts')
  return withOneMoreProduct('PRIME_ONE_NZ', 'NZ')(await original())
})

test('accepts a new region, language or product once it is registered', () => {
  const { region, locale, product } = definition.attributes
  expect(region.values).toContain('nz')
  expect(locale.values).toContain('en-NZ')
  expect(product.values).toContain('PRIME_ONE_NZ')
  const { currency } = definition.events['parapet-quote-priced'].detail
  expect(currency.summary).toContain('NZD')
})

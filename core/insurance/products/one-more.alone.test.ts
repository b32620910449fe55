import { expect, test, vi } from 'vitest'
import { currencies, currencySign } from '../../foundation/money/money.ts'
import { regionOfHost } from '../../foundation/region/region.ts'
import { localeOf, regions, regionTable, type Region } from '../../foundation/region/regions.ts'
import { dialable, formatPhone } from '../../foundation/validation/phone-number.ts'
import { newZealand } from '../../testing/extra-registries.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { createCalculator } from '../quotes/calculator/calculator.ts'
import { companyErrors, companyFieldsOf } from '../quotes/calculator/company.ts'
import { emptyForm } from '../quotes/calculator/form.ts'
import { quoteList } from '../quotes/list/lists.ts'
import { coverageIds } from './coverages.ts'
import { defaultProductOf, product } from './model.ts'
import { ownTermsOf } from './own-terms.ts'
import type { QuotedProduct } from './products.ts'
import { coveragesOf } from './sold-coverages.ts'
import { hasDocument } from './underwriting.ts'

vi.mock('../../foundation/region/registry.ts', async (original) => {
  const { withNewZealand } = await import('../../testing/extra-registries.ts')
  return withNewZealand(await original())
})
vi.mock('../regions/registry.ts', async (original) => {
  const { withNewZealandInsurance } = await import('../../testing/extra-registries.ts')
  return withNewZealandInsurance(await original())
})
vi.mock('./registry.ts', async (original) => {
  const { withOneMoreProduct } = await import('../../testing/extra-registries.ts')
  return withOneMoreProduct('PRIME_ONE_NZ', 'NZ')(await original())
})

/** The compiler only knows the registered regions and products. */
const region = newZealand.id as string as Region
const primeOneNz = 'PRIME_ONE_NZ' as string as QuotedProduct

test('lists an added region, finds it by its host and selects it by its flag', async () => {
  expect(regions).toContain(region)
  expect(currencies).toContain('NZD')
  expect(localeOf[region]).toBe('en-NZ')
  expect(regionOfHost('portal.example.nz')).toBe(region)
  expect(regionOfHost('nz.localhost')).toBe(region)
  const { platform, time } = await testPlatform()
  platform.flags.receive({ NZ_ENVIRONMENT: true })
  expect(platform.region.$region.get()).toBe(region)
  platform.settings.set('environment', 'UK')
  expect(platform.region.$region.get()).toBe('UK')
  platform.settings.set('environment', undefined)
  await time.settle()
  expect(platform.wording.$locale.get()).toBe('en-NZ')
  expect(platform.wording.t('common:failure.other')).not.toBe('failure.other')
})

test('formats phone numbers and amounts of an added region', () => {
  expect(dialable(region, '04 555 0123')).toBe('+6445550123')
  expect(formatPhone(region, '045550123')).toBe('+64 4 555 0123')
  expect(currencySign(regionTable[region].currency)).toBe('$')
})

test('has the address form of an added region', () => {
  expect(companyFieldsOf(region)).toContain('postcode')
  expect(companyFieldsOf(region)).not.toContain('state')
  const typed = { ...emptyForm.company, postcode: '601' }
  expect(companyErrors(typed, region, undefined)).toMatchObject({
    'account.postcode': { key: 'postcodeInvalid' },
  })
  const fitting = { ...typed, postcode: '6011' }
  expect(companyErrors(fitting, region, undefined)).not.toHaveProperty(['account.postcode'])
})

test('accepts an added product, offers it in its region and lists it in filters', () => {
  expect(product.parse(primeOneNz)).toBe(primeOneNz)
  expect(defaultProductOf[region]).toBe(primeOneNz)
  expect(quoteList.filters.product.values).toContain(primeOneNz)
  const sold = coveragesOf(primeOneNz).map(({ id }) => id)
  expect(sold).toContain(coverageIds.CYBER_CRIME)
  expect(sold).not.toContain(coverageIds.WEBSITE_MEDIA_CONTENT_LIABILITY)
})

test('says retention for an added product if its terms do, in every locale', async () => {
  const { platform } = await testPlatform({ namespaces: ['calculator-steps', 'drawn-documents'] })
  const { wording } = platform
  const own = ownTermsOf(primeOneNz)
  expect(wording.t('calculator-steps:options.deductible', {}, own)).toBe('Retention')
  expect(wording.in('en-GB')('drawn-documents:policyText', {}, own)).toContain(
    'above the retentions shown',
  )
  expect(wording.in('en-GB')('drawn-documents:policyText', {}, ownTermsOf('P_ONE'))).toContain(
    'excesses',
  )
})

test('gives an added product its own steps, questions and documents', async () => {
  const { platform } = await testPlatform()
  const ofCompany = createCalculator(platform, { product: primeOneNz, draftKey: 'a' })
  expect(ofCompany.steps).toEqual(['company', 'options', 'contact'])
  expect(ofCompany.canOpen('security')).toBe(false)
  const ofAccount = createCalculator(platform, {
    product: primeOneNz,
    accountId: 'a-1',
    draftKey: 'b',
  })
  expect(ofAccount.$step.get()).toBe('options')
  expect(hasDocument(primeOneNz, 'policy')).toBe(true)
  expect(hasDocument(primeOneNz, 'binder')).toBe(false)
})

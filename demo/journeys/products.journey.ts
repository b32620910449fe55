import type { Page } from '@playwright/test'
import { describeCompany, startAs, totalOf, type Company } from './acts.ts'
import { expect, test } from './journey.ts'

const dentists = { state: 'TX', industry: ['dental', /Dentists/], since: '1998' } as const
const galveston = {
  Phone: '(409) 555-0142',
  'Street address': '7 Wharf Road',
  City: 'Galveston',
  'ZIP code': '77550',
}
const leeds = {
  Phone: '020 7946 0958',
  'Street address': '4 Wellington Street',
  'Town or city': 'Leeds',
}

/** A company of each kind of product, the site that quotes it, and what its terms show. */
const kinds = [
  ['siteUs', 'P250', { ...dentists, revenue: '60,000,000' }, galveston, 'Waiting period'],
  ['siteUs', 'P250_EXCESS', { ...dentists, revenue: '60,000,000' }, galveston, 'Underlying limit'],
  ['siteUs', 'ZSP_DNO', { ...dentists, revenue: '12,000,000' }, galveston, 'Retention'],
  [
    'siteUs',
    'PRIME_TECH',
    {
      ...dentists,
      industry: ['custom computer', /Custom Computer Programming/],
      revenue: '12,000,000',
    },
    galveston,
    'Technology errors',
  ],
  [
    'siteUk',
    'PRIME_ONE_TECH',
    {
      postcode: 'LS1 4AP',
      industry: ['software', /Business and domestic software/],
      revenue: '4,000,000',
      since: '2001',
    },
    leeds,
    'Technology errors',
  ],
] as const satisfies readonly (readonly [
  'siteUs' | 'siteUk',
  string,
  Omit<Company, 'name'>,
  Readonly<Record<string, string>>,
  string,
])[]

/** Continues without answers to the options, and from there to the saved quote. */
const saveFromQuestions = async (
  page: Page,
  shown: string,
  address: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(shown).first()).toBeVisible()
  await totalOf(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Email').fill('rosa@kinds.test')
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.locator('[part=saved] output')).toHaveText(/\d/)
}

test('the calculator quotes primary cover, an excess layer, management and technology products', async ({
  page,
  platform,
}) => {
  test.slow()
  for (const [site, product, company, address, shown] of kinds) {
    await test.step(product, async () => {
      const name = `Every Kind ${product.replaceAll('_', ' ')}`
      await page.goto(`${platform[site]}/products`)
      await page.locator(`[data-product=${product}] summary`).click()
      await describeCompany(page, { ...company, name })
      await saveFromQuestions(page, shown, address)
    })
  }
})

test('a broker chooses among the products of an account; the choice stands in the address', async ({
  page,
  platform,
}) => {
  const choice = page.getByRole('link', { name: 'Quote Zurich Select Plus D&O', exact: true })
  const heading = page.getByText('Bayside Dental Group · Zurich Select Plus D&O')
  await platform.control('/demo/flags', { PRODUCT_SELECTOR: true })
  await startAs(page, platform.portal, 'agent', '/agency/quotes/new?account=account-bayside-dental')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('This product is for a higher revenue').first()).toBeVisible()
  await choice.click()
  await expect(page).toHaveURL(/requestQuote\/ZSP_DNO\/account-bayside-dental\/questions/)
  await page.reload()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(choice).toBeVisible()
  await platform.control('/demo/flags', { PRODUCT_SELECTOR: false })
  await page.reload()
  await expect(page).toHaveURL(/requestQuote\/P100\/account-bayside-dental\/verify/)
})

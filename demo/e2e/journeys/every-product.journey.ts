import type { Page } from '@playwright/test'
import {
  quotedProducts,
  regionOfProduct,
  type QuotedProduct,
} from '#core/insurance/products/products.ts'
import { describeCompany, startAs, totalOf, type Company } from './actions.ts'
import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

/** The input for a quote of a product, and a text that its terms show. */
interface Kind {
  readonly site: 'siteUs' | 'siteUk'
  readonly company: Omit<Company, 'name'>
  readonly address: Readonly<Record<string, string>>
  readonly term: string
}

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

const dentists: Kind = {
  site: 'siteUs',
  company: {
    state: 'TX',
    industry: ['dental', /Dentists/],
    revenue: '12,000,000',
    since: '1998',
  },
  address: galveston,
  term: 'Waiting period',
}
const larger: Kind = { ...dentists, company: { ...dentists.company, revenue: '60,000,000' } }
const software: Kind = {
  ...dentists,
  company: {
    ...dentists.company,
    industry: ['custom computer', /Custom Computer Programming/],
  },
  term: 'Technology errors',
}
const management: Kind = { ...dentists, term: 'Retention' }
const british: Kind = {
  site: 'siteUk',
  company: {
    postcode: 'LS1 4AP',
    industry: ['dental', /Dental/],
    revenue: '4,000,000',
    since: '2001',
  },
  address: leeds,
  term: 'Waiting period',
}
const britishSoftware: Kind = {
  ...british,
  company: { ...british.company, industry: ['software', /Business and domestic software/] },
  term: 'Technology errors',
}

/**
 * One product for each kind of form. The others differ by rates and coverages only, and
 * `products.test.ts` of the server quotes all of them.
 */
const forms = {
  P100: dentists,
  P250: larger,
  P250_S: larger,
  PRIME_TECH: software,
  ZSP_DNO: management,
  P250_EXCESS: { ...larger, term: 'Underlying limit' },
  P_ONE: british,
  PRIME_ONE_TECH: britishSoftware,
} as const satisfies Partial<Record<QuotedProduct, Kind>>

const sites = [
  { region: 'US', site: 'siteUs' },
  { region: 'UK', site: 'siteUk' },
] as const

for (const { region, site } of sites) {
  test(`the site in ${region} offers every product of its region`, async ({ page, platform }) => {
    await page.goto(`${platform[site]}/products`)
    const offered = page.locator('[data-product]')
    await expect(offered.first()).toBeVisible()
    const products = await offered.evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-product') ?? ''),
    )
    expect(products.toSorted()).toEqual(
      quotedProducts.filter((product) => regionOfProduct[product] === region).toSorted(),
    )
  })
}

/** Skips the questions, and saves the quote. */
const saveFromQuestions = async (page: Page, { term, address }: Kind): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(term).first()).toBeVisible()
  const total = await totalOf(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Email').fill('rosa@kinds.test')
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.locator('[part=saved] p > span + span')).toHaveText(/\d/)
  expect(await totalOf(page)).toBe(total)
}

for (const [product, kind] of Object.entries(forms)) {
  test(`the site of an agency quotes ${product}`, async ({ page, platform }) => {
    await page.goto(`${platform[kind.site]}/products`)
    await page.locator(`[data-product=${product}] summary`).click()
    const name = `Every Kind ${product.replaceAll('_', ' ')}`
    await describeCompany(page, { ...kind.company, name })
    await saveFromQuestions(page, kind)
  })
}

test('an Australian broker quotes PRIME_ONE_AU by the wizard', async ({ page, platform }) => {
  const company = 'Yarra Legal'
  const portal = platform.portal.replace('127.0.0.1', 'au.localhost')
  await startAs(page, portal, 'aubroker', '/agency/requestQuote')
  await page.getByRole('combobox', { name: 'Account' }).fill('yarra')
  await page.getByRole('option', { name: company }).click()
  await expect(page).toHaveURL(/\/agency\/requestQuote\/PRIME_ONE_AU\/[^/]+\/verify/)
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await next.click()
  await expect(page).toHaveURL(/\/questions$/)
  await next.click()
  await expect(page).toHaveURL(/\/quote$/)
  await page.getByRole('radio', { name: /Popular/ }).check({ force: true })
  const total = await totalOf(page)
  expect(total).toContain('$')
  await next.click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Email').fill('rosa@kinds.test')
  await page.getByRole('button', { name: 'Request quote' }).click()
  await expect(page.getByRole('heading', { name: `for ${company}` })).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
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

const technologists = {
  ...dentists,
  industry: ['custom computer', /Custom Computer Programming/],
  revenue: '12,000,000',
} as const
const small = { ...dentists, revenue: '12,000,000' } as const
const large = { ...dentists, revenue: '60,000,000' } as const
const british = { postcode: 'LS1 4AP', revenue: '4,000,000', since: '2001' } as const
const britishDentists = { ...british, industry: ['dental', /Dental practice/] } as const
const programmers = {
  ...british,
  industry: ['software', /Business and domestic software/],
} as const

/** The products of a page: a company that each is for, and what its terms show. */
const pages = [
  {
    site: 'siteUs',
    line: 'cyber insurance',
    address: galveston,
    products: [
      ['P100', small, 'Waiting period'],
      ['P250', large, 'Waiting period'],
      ['P250_S', large, 'Waiting period'],
      ['P100_PRO', small, 'Waiting period'],
      ['PRIME_CLOUD', small, 'Waiting period'],
      ['P_PLUS', small, 'Waiting period'],
      ['ZSP', small, 'Waiting period'],
    ],
  },
  {
    site: 'siteUs',
    line: 'management liability, technology and excess',
    address: galveston,
    products: [
      ['P250_EXCESS', large, 'Underlying limit'],
      ['ZSP_DNO', small, 'Retention'],
      ['ZSP_FIDUCIARY', small, 'Retention'],
      ['ZSP_EPL', small, 'Retention'],
      ['ZSP_CRIME', small, 'Retention'],
      ['PRIME_TECH', technologists, 'Technology errors'],
      ['PRIME_TECH_PLUS', technologists, 'Technology errors'],
    ],
  },
  {
    site: 'siteUk',
    line: 'the United Kingdom',
    address: leeds,
    products: [
      ['P_ONE', britishDentists, 'Waiting period'],
      ['P_ONE_PLUS', britishDentists, 'Waiting period'],
      ['PRIME_ONE_TECH', programmers, 'Technology errors'],
      ['PRIME_ONE_TECH_PLUS', programmers, 'Technology errors'],
    ],
  },
] as const satisfies readonly {
  readonly site: 'siteUs' | 'siteUk'
  readonly line: string
  readonly address: Readonly<Record<string, string>>
  readonly products: readonly (readonly [QuotedProduct, Omit<Company, 'name'>, string])[]
}[]

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

for (const { site, line, address, products } of pages) {
  test(`the calculator quotes each product of ${line}`, async ({ page, platform }) => {
    test.slow()
    for (const [product, company, shown] of products) {
      await test.step(product, async () => {
        const name = `Every Kind ${product.replaceAll('_', ' ')}`
        await page.goto(`${platform[site]}/products`)
        await page.locator(`[data-product=${product}] summary`).click()
        await describeCompany(page, { ...company, name })
        await saveFromQuestions(page, shown, address)
      })
    }
  })
}

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

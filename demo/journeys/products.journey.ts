import type { Page } from '@playwright/test'
import { describeCompany, startAs, totalOf, type Company } from './acts.ts'
import { expect, test } from './journey.ts'

const dentists = { state: 'TX', industry: ['dental', /Dentists/], since: '1998' } as const

/** A company of each kind of product, who quotes it, and what its terms show. */
const kinds = [
  ['agent', 'P250', { ...dentists, revenue: '60,000,000' }, 'Waiting period'],
  ['agent', 'P250_EXCESS', { ...dentists, revenue: '60,000,000' }, 'Underlying limit'],
  ['agent', 'ZSP_DNO', { ...dentists, revenue: '12,000,000' }, 'Retention'],
  [
    'agent',
    'PRIME_TECH',
    {
      ...dentists,
      industry: ['custom computer', /Custom Computer Programming/],
      revenue: '12,000,000',
    },
    'Technology errors',
  ],
  [
    'broker',
    'PRIME_ONE_TECH',
    {
      postcode: 'LS1 4AP',
      industry: ['software', /Business and domestic software/],
      revenue: '4,000,000',
      since: '2001',
    },
    'Technology errors',
  ],
] as const satisfies readonly (readonly [string, string, Omit<Company, 'name'>, string])[]

/** Continues without answers to the options, and from there to the saved quote. */
const saveFromQuestions = async (page: Page, shown: string, company: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(shown).first()).toBeVisible()
  await totalOf(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Email').fill('rosa@kinds.test')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByRole('heading', { name: `for ${company}` })).toBeVisible()
}

test('the calculator quotes primary cover, an excess layer, management and technology products', async ({
  page,
  platform,
}) => {
  test.slow()
  for (const [who, product, company, shown] of kinds) {
    await test.step(product, async () => {
      const name = `Every Kind ${product.replaceAll('_', ' ')}`
      await startAs(page, platform.portal, who, `/agency/quotes/new?product=${product}`)
      await describeCompany(page, { ...company, name })
      await saveFromQuestions(page, shown, name)
    })
  }
})

test('a broker chooses among the products of an account; the choice stands in the address', async ({
  page,
  platform,
}) => {
  const address = '/agency/quotes/new?account=account-bayside-dental'
  const choice = page.getByRole('button', { name: 'Choose: Zurich Select Plus D&O' })
  await platform.control('/demo/flags', { PRODUCT_SELECTOR: true })
  await startAs(page, platform.portal, 'agent', address)
  await expect(page.getByText('This product is for a higher revenue').first()).toBeVisible()
  await choice.click()
  await expect(page).toHaveURL(/product=ZSP_DNO/)
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  await page.goBack()
  await choice.click()
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  await saveFromQuestions(page, 'Retention', 'Bayside')
  await platform.control('/demo/flags', { PRODUCT_SELECTOR: false })
  await page.goto(`${platform.portal}${address}`)
  await expect(page.getByRole('heading', { name: 'Cyber security' })).toBeVisible()
})

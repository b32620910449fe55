import type { Page } from '@playwright/test'
import { startAs, totalOf } from './acts.ts'
import { expect, test } from './journey.ts'

const company = 'Coolabah Dental Care'
const save = '/api/quote/v1/PRIME_ONE_AU'

const typed = { 'First name': 'Ada', 'Last name': 'Mitchell', Email: 'ada@coolabah.test' }

const quotesOf = async (page: Page, portal: string): Promise<number> => {
  await page.goto(`${portal}/agency/dashboard?q=coolabah`)
  const rows = page.locator('tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  return rows.count()
}

/** Leads through the steps of a new quote to the last one, whose fields are filled. */
const toContact = async (page: Page, portal: string): Promise<void> => {
  await page.goto(`${portal}/agency/quotes/new?account=account-coolabah-dental`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel(/last cyber incident or claim/).selectOption({ label: 'Never' })
  for (const question of await page.getByRole('radiogroup').all()) {
    await question.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  }
  await page.getByRole('button', { name: 'Save answers' }).click()
  await page.getByRole('radio', { name: /Popular/ }).check({ force: true })
  expect(await totalOf(page)).toContain('$')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
}

const isKept = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(text)
  }
}

const isMade = (page: Page) =>
  expect(page.getByRole('heading', { name: `for ${company}` })).toBeVisible()

test('a broker in Australia saves one quote through a failure and a lost answer on a slow line', async ({
  page,
  platform,
}) => {
  const portal = platform.portal.replace('127.0.0.1', 'au.localhost')
  const request = page.getByRole('button', { name: 'Request quote' })
  await startAs(page, portal, 'aubroker')
  const before = await quotesOf(page, portal)
  await toContact(page, portal)

  await test.step('a failure of the server says so, and keeps what was typed', async () => {
    await platform.control('/demo/faults', { path: save, status: 500, body: {}, times: 1 })
    await request.click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await isKept(page)
  })

  await test.step('an answer that is lost after the server acted leads to the quote that it made', async () => {
    await platform.control('/demo/faults', { path: save, drop: true, delayMs: 1_000, times: 1 })
    await request.click()
    await isMade(page)
    expect(await quotesOf(page, portal)).toBe(before + 1)
  })
})

import type { Page } from '@playwright/test'
import { answerWithoutReferral, describeCompany } from './actions.ts'
import { completeCalculator } from './complete-calculator.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { obscuredControls } from './obscured-controls.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

test.use({ viewport: { width: 1280, height: 800 }, platformOf: 'worker' })

test('completing the calculator causes no layout shift: errors, invalid fields and prices included', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto(`${platform.siteUs}/plain`)
  await completeCalculator(page)
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(0.01)
})

/** Checks each step by keyboard, the first one with all its errors shown. */
const checkSteps = async (page: Page): Promise<void> => {
  const form = page.locator('parapet-quote-calculator')
  const start = async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await form.locator('[part=steps] button').first().focus()
  }
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Enter the company name')).toBeVisible()
  await start()
  expect(await obscuredControls(page)).toEqual([])

  await form.getByLabel(/^Company name/).fill('Strand Dental Group')
  await form.getByLabel(/^State/).selectOption('TX')
  await form.getByRole('combobox', { name: /^Industry/ }).fill('dental')
  await form
    .getByRole('option', { name: /Dentists/ })
    .first()
    .click()
  await form
    .getByLabel(/revenue/i)
    .first()
    .fill('12m')
  await form.getByLabel(/^Year established/).fill('1998')
  for (const heading of ['Cyber security', 'Choose your coverage', 'Who is the quote for?']) {
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByRole('heading', { name: heading })).toBeVisible()
    await start()
    expect(await obscuredControls(page), heading).toEqual([])
  }
}

test('no bar covers a focused control or its error on a host page', async ({ page }) => {
  await page.goto(`${platform.siteUs}/plain`)
  await checkSteps(page)
})

test('an error notice covers no control of a short step', async ({ page }) => {
  await page.goto(`${platform.siteUs}/plain`)
  await describeCompany(page, {
    name: 'Strand Dental Group',
    state: 'TX',
    industry: ['dental', /Dentists/],
    revenue: '12m',
    since: '1998',
  })
  await answerWithoutReferral(page)
  const limit = page.getByRole('slider', { name: /^Limit/ }).first()
  await expect(limit).toBeVisible()
  await page.route('**/api/rater/v1/calculator', (route) =>
    route.fulfill({ status: 409, json: { status: 409, code: 'busy', detail: 'Try again.' } }),
  )
  await limit.press('ArrowRight')
  const notPriced = page.getByText("Couldn't update the price").filter({ visible: true })
  await expect(notPriced).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(notPriced).toBeVisible()
  await page.locator('[part=steps] button').first().focus()
  expect(await obscuredControls(page)).toEqual([])
})

import type { Page } from '@playwright/test'
import { answerWell, describeCompany } from './actions.ts'
import { fillWholly, shiftsOf, watchShifts } from './complete-calculator.ts'
import { hiddenOnTheWay } from './obscured-controls.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

test.use({ viewport: { width: 1280, height: 800 }, platformOf: 'worker' })

test('a whole filling moves nothing by itself: not an error, a wrong field or a price', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto(`${platform.siteUs}/plain`)
  await fillWholly(page)
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(0.01)
})

/** The wrong fields of a step, shown at once, so that their errors stand on the way. */
const walk = async (page: Page): Promise<void> => {
  const form = page.locator('parapet-quote-calculator')
  const start = async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await form.locator('[part=steps] button').first().focus()
  }
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Enter the company name')).toBeVisible()
  await start()
  expect(await hiddenOnTheWay(page)).toEqual([])

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
    expect(await hiddenOnTheWay(page), heading).toEqual([])
  }
}

test('no bar hides a control that Tab comes to, nor its error, on a host page', async ({
  page,
}) => {
  await page.goto(`${platform.siteUs}/plain`)
  await walk(page)
})

test('an error notice hides no control of a low step', async ({ page }) => {
  await page.goto(`${platform.siteUs}/plain`)
  await describeCompany(page, {
    name: 'Strand Dental Group',
    state: 'TX',
    industry: ['dental', /Dentists/],
    revenue: '12m',
    since: '1998',
  })
  await answerWell(page)
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
  expect(await hiddenOnTheWay(page)).toEqual([])
})

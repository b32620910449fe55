import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { answerWithoutReferral } from './actions.ts'

/**
 * The delay of responses in milliseconds. It exceeds the 500 ms after an input in which browsers
 * excuse a layout shift.
 */
const answerDelayMs = 700

const delayAnswers = async (page: Page, path: string): Promise<void> => {
  await page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs))
    await route.fallback().catch(() => undefined)
  })
}

/**
 * Fails the calls to a path, delayed like the others, until `message` is shown. A change aborts the
 * call before it, so the failed call is not always the next one.
 */
const failUntil = async (page: Page, path: string, message: Locator, act: () => Promise<void>) => {
  const fail = async (route: Route): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs))
    const body = {
      status: 500,
      code: 'serverError',
      detail: 'Something went wrong',
      requestId: 'r-1',
    }
    // fulfilling an aborted call throws
    await route.fulfill({ status: 500, json: body }).catch(() => undefined)
  }
  await page.route(path, fail)
  await act()
  await expect(message).toBeVisible()
  await page.unroute(path, fail)
}

const prices = '**/api/rater/v1/calculator'
const saves = '**/api/quote/v1/P100'

/**
 * Completes the calculator on `page` as a person does on a slow connection: with an empty field, an
 * invalid amount, and a failed pricing call and save that are retried.
 */
export const completeCalculator = async (page: Page): Promise<void> => {
  await delayAnswers(page, '**/api/**')
  const next = page.getByRole('button', { name: 'Continue' })
  const again = page.getByRole('button', { name: 'Try again' })
  const dearer = async (): Promise<void> => {
    await page
      .getByRole('slider', { name: /^Limit/ })
      .first()
      .press('ArrowRight')
  }

  await page.getByLabel(/^Company name/).fill('Strand Dental Group')
  await page.getByLabel(/^State/).selectOption('TX')
  await page.getByRole('combobox', { name: /^Industry/ }).fill('dental')
  await page
    .getByRole('option', { name: /Dentists/ })
    .first()
    .click()
  const revenue = page.getByLabel(/revenue/i).first()
  await revenue.fill('2,5m')
  await revenue.press('Tab')
  await expect(page.getByText('Write thousands with commas')).toBeVisible()
  await next.click()
  await expect(page.getByText('Enter the year the company was established')).toBeVisible()
  await failUntil(page, prices, again, async () => {
    await revenue.fill('12m')
    await page.getByLabel(/^Year established/).fill('1998')
    await page.getByLabel(/^Year established/).press('Tab')
  })
  await again.click()
  await expect(page.locator('[part~="price"]').first()).toHaveText(/\d/)
  await next.click()

  await answerWithoutReferral(page)
  await expect(page.getByRole('slider', { name: /^Limit/ }).first()).toBeVisible()
  await failUntil(page, prices, again, dearer)
  await again.click()
  await expect(again).toBeHidden()
  await next.click()

  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email').fill('dana')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill('dana.reyes@dental.test')
  await page.getByLabel('Street address').fill('12 Main Street')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('ZIP code').fill('78701')
  const save = page.getByRole('button', { name: 'Save quote' })
  const notSaved = page.getByText("Couldn't save the quote").filter({ visible: true })
  await failUntil(page, saves, notSaved, () => save.click())
  await save.click()
  await expect(page.getByText('Your quote is saved')).toBeVisible()
}

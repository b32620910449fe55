import { expect, type Page } from '@playwright/test'

export const password = 'Parapet-demo-1'

/** What a visitor tells the calculator. */
export interface Company {
  readonly name: string
  /** Exactly one of the two, by region. */
  readonly state?: string
  readonly postcode?: string
  /** What is typed into the industry field, and what is then chosen. */
  readonly industry: readonly [typed: string, chosen: RegExp]
  readonly revenue: string
  readonly since: string
}

/** Fills the first step of the calculator on `page` and goes on. */
export const describeCompany = async (page: Page, company: Company): Promise<void> => {
  const { name, state, postcode, industry, revenue, since } = company
  await page.getByLabel(/^Company name/).fill(name)
  if (state) await page.getByLabel(/^State/).selectOption(state)
  if (postcode) await page.getByLabel(/^Postcode/).fill(postcode)
  await page.getByRole('combobox', { name: /^Industry/ }).fill(industry[0])
  await page.getByRole('option', { name: industry[1] }).first().click()
  await page
    .getByLabel(/revenue|turnover/i)
    .first()
    .fill(revenue)
  await page.getByLabel(/^Year established/).fill(since)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Answers the eight questions so that nothing is referred. */
export const answerWell = async (page: Page): Promise<void> => {
  const questions = page.getByRole('radiogroup').or(page.locator('fieldset'))
  await expect(questions.first()).toBeVisible()
  await page
    .getByRole('group', { name: /incident or claim/i })
    .getByText('No', { exact: true })
    .click()
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) {
    const isClaims = await yes.evaluate((input) =>
      /incident or claim/i.test(
        input.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
      ),
    )
    if (!isClaims) await yes.check({ force: true })
  }
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The total as the price summary shows it. */
export const totalOf = async (page: Page): Promise<string> => {
  const figure = page.locator('[part~="price"]').first()
  await expect(figure).toHaveText(/\d/)
  return (await figure.textContent()) ?? ''
}

export const signInAs = async (
  page: Page,
  portal: string,
  who: string,
  path = '',
): Promise<void> => {
  await page.goto(`${portal}${path || '/login'}`)
  await page.getByLabel('Email').fill(`${who}@demo.test`)
  const next = page.getByRole('button', { name: 'Continue' })
  if (await next.isVisible()) await next.click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(path ? new RegExp(path) : /\/dashboard/)
}

/** Fills the processor's hosted card form, wherever its frame stands. */
export const payByCard = async (page: Page, number: string): Promise<void> => {
  const frame = page.frameLocator('iframe').last()
  await frame.getByLabel(/card number/i).fill(number)
  await frame.getByLabel(/expir/i).fill('12 / 31')
  await frame.getByLabel(/security code|cvc|cvv/i).fill('123')
  const name = frame.getByLabel(/name on card|cardholder/i)
  if (await name.count()) await name.fill('Dana Reyes')
  const zip = frame.getByLabel(/zip|postal|postcode/i)
  if (await zip.count()) await zip.first().fill('77550')
  await frame.getByRole('button', { name: /^pay/i }).click()
}

import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { RunningPlatform } from './platform.ts'

export const password = 'Parapet-demo-1'

/** The input of the calculator. */
export interface Company {
  readonly name: string
  /** Exactly one of the two, depending on the region. */
  readonly state?: string
  readonly postcode?: string
  /** The text typed into the industry field, and the option to select. */
  readonly industry: readonly [query: string, option: RegExp]
  readonly revenue: string
  readonly since: string
}

/** Fills the first step of the calculator on `page` and continues. */
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

/** Answers the eight questions so that the quote is not referred. */
export const answerWithoutReferral = async (page: Page): Promise<void> => {
  const questions = page.getByRole('radiogroup')
  await expect(questions).toHaveCount(8)
  for (const question of await questions.all()) {
    await question.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  }
  const claims = page.getByRole('radiogroup', { name: /incident or claim/ })
  await claims.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The total in the price summary. */
export const totalOf = async (page: Page): Promise<string> => {
  const figure = page.locator('[part~="price"]').first()
  await expect(figure).toHaveText(/\d/)
  return (await figure.textContent()) ?? ''
}

/** Continues from the email address to the password when the form asks for them in two steps. */
export const continueToPassword = async (page: Page): Promise<void> => {
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  const field = page.getByLabel('Password', { exact: true })
  await next.or(field).first().waitFor()
  if (await next.isVisible()) await next.click()
}

/** Fills the sign-in form and submits it. */
export const enterCredentials = async (page: Page, email: string, word: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await continueToPassword(page)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const signInAs = async (
  page: Page,
  portal: string,
  who: string,
  path = '',
): Promise<void> => {
  await page.goto(`${portal}${path || '/login'}`)
  await enterCredentials(page, `${who}@demo.test`, password)
  // The address of the sign-in contains the path in its query, so only the path is compared.
  await page.waitForURL(({ pathname }) =>
    path ? pathname.startsWith(path) : pathname.endsWith('/dashboard'),
  )
}

/** The tokens of a session. */
export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Signs a user in with a browser's user agent. The session is bound to it. */
export const tokensOf = async (
  portal: string,
  who: string,
  userAgent: string,
): Promise<SessionTokens> => {
  // Node does not resolve subdomains of localhost.
  const server = portal.replace(/\/\/[^/:]+\.localhost/, '//127.0.0.1')
  const answer = await fetch(`${server}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ username: `${who}@demo.test`, password }),
  })
  if (!answer.ok) throw new Error(`The sign-in of ${who} returned ${answer.status}`)
  return (await answer.json()) as SessionTokens
}

/** Stores tokens as the portal does for a tab. Runs in the page. */
export const storeTokens = ({ accessToken, refreshToken }: SessionTokens): void => {
  sessionStorage.setItem('parapet.access', accessToken)
  sessionStorage.setItem('parapet.refresh', refreshToken)
}

/** Starts a user's session in a page. The next page is signed in. */
export const startSession = async (page: Page, portal: string, who: string): Promise<void> => {
  // The smallest page of the portal's origin gives access to its storage.
  await page.goto(`${portal}/healthz`)
  const tokens = await tokensOf(portal, who, await page.evaluate(() => navigator.userAgent))
  await page.evaluate(storeTokens, tokens)
}

/**
 * Starts a session without the sign-in form, in about half the time of `signInAs`, and opens `path`
 * directly, because each page costs about a second.
 */
export const startAs = async (
  page: Page,
  portal: string,
  who: string,
  path = '/login',
): Promise<void> => {
  await startSession(page, portal, who)
  const address = new URL(path, portal)
  await page.goto(address.href)
  // The sign-in page redirects a signed-in user to the dashboard.
  await page.waitForURL(({ pathname }) =>
    path === '/login' ? pathname.endsWith('/dashboard') : pathname.startsWith(address.pathname),
  )
}

/** The rows of the table that show a record. */
export const tableRows = (page: Page): Locator => page.locator('tbody tr[data-row]')

/** The first row of the table. It is visible once the records are loaded. */
export const firstRow = (page: Page): Locator => tableRows(page).first()

/** The address of an agent's ready quotes. */
export const readyQuotes = '/agency/dashboard?filter=status:READY&size=100'

/** Opens the request to bind of the first quote in a table that offers it. */
export const openRequestToBind = async (page: Page): Promise<void> => {
  await expect(firstRow(page)).toBeVisible()
  const request = page.getByRole('menuitem', { name: 'Request to bind' })
  for (const menu of await page.locator('[data-actions]').all()) {
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    if ((await request.count()) > 0) return request.click()
    await page.keyboard.press('Escape')
  }
  throw new Error('No ready quote offers a request to bind')
}

/**
 * Opens the newest link in at least `count` mails, requests a code and enters the code of the next
 * mail. Returns the code.
 */
export const openByCode = async (
  page: Page,
  platform: RunningPlatform,
  email: string,
  count = 1,
): Promise<string> => {
  const mails = await platform.mails(email, count)
  const link = mails.flatMap(({ links }) => links).find((each) => each.includes('/validate/'))
  await page.goto(link ?? 'about:blank')
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByRole('textbox', { name: /code/i })
  await expect(code).toBeVisible()
  const [newest] = await platform.mails(email, mails.length + 1)
  const digits = newest?.codes[0] ?? ''
  await code.fill(digits)
  return digits
}

/** Opens the payment page from the policyholder's mails. Returns the code. */
export const openPayment = async (
  page: Page,
  platform: RunningPlatform,
  email: string,
  count = 1,
): Promise<string> => {
  const digits = await openByCode(page, platform, email, count)
  await expect(page.getByText('PAY IN FULL')).toBeVisible()
  return digits
}

/** Selects the card and opens the processor's frame. */
export const startCardPayment = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Credit card/ }).check({ force: true })
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** The processor's frame in our page. */
export const hostedFrame = (page: Page): FrameLocator => page.frameLocator('iframe').last()

/** Fills the processor's hosted card form and clicks its button `clicks` times. */
export const payByCard = async (
  page: Page,
  number: string,
  { clicks = 1 }: { readonly clicks?: number } = {},
): Promise<void> => {
  const frame = hostedFrame(page)
  await frame.getByLabel(/card number/i).fill(number)
  await frame.getByLabel(/expir/i).fill('12 / 31')
  await frame.getByLabel(/security code|cvc|cvv/i).fill('123')
  await frame.getByLabel(/name/i).fill('Dana Reyes')
  await frame.getByRole('button', { name: /^pay/i }).click({ clickCount: clicks })
}

/**
 * Turns single sign-on on, and loads the provider: its first response can take longer than the 5 s
 * that a sign-in waits.
 */
export const turnSsoOn = async ({ control, identity }: RunningPlatform): Promise<void> => {
  await control('/demo/flags', { SSO_LOGIN: true })
  await fetch(`${identity}/.well-known/openid-configuration`)
}

import type { Locator, Page, Route } from '@playwright/test'
import { password, startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import { caller, saveQuote, tokenOf, verifyAs } from './records.ts'
import type { RunningPlatform } from './platform.ts'

const saves = '**/api/quote/v1/P100'
const aMonth = 30 * 86_400_000

const contact = { 'First name': 'Nora', 'Last name': 'Still', Email: 'nora.still@faults.test' }

const isEntered = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(contact)) {
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue(text)
  }
}

/** Intercepts the next save. */
const once = async (page: Page, act: (route: Route) => Promise<void>): Promise<void> => {
  await page.route(saves, act, { times: 1 })
}

/** The number of quotes of an account for the contact of the test. */
const quotesOf = async ({ portal }: RunningPlatform, accountId: string): Promise<number> => {
  const agent = caller(portal, await tokenOf(portal, 'agent'))
  const filter = encodeURIComponent(JSON.stringify({ accountId: [accountId] }))
  const { content } = await agent('GET', `/api/quote/v1/search?size=100&filter=${filter}`)
  const emails = (content as { customerEmail: string }[]).map((each) => each.customerEmail)
  return emails.filter((email) => email === contact.Email).length
}

/** Opens the last step of the wizard for a new company, and fills in the contact. */
const openWithInput = async (
  page: Page,
  platform: RunningPlatform,
  company: string,
): Promise<{ readonly accountId: string; readonly request: Locator }> => {
  const quote = await saveQuote(platform, company)
  await verifyAs(platform, 'agent', quote)
  const { accountId } = quote
  const address = `/agency/requestQuote/P100/${accountId}/additional-info`
  await startAs(page, platform.portal, 'agent', address)
  for (const [label, text] of Object.entries(contact)) await page.getByLabel(label).fill(text)
  return { accountId, request: page.getByRole('button', { name: 'Request quote' }) }
}

test('a 500, a lost response and a slow network create one quote and preserve every value', async ({
  page,
  platform,
}) => {
  const { accountId, request } = await openWithInput(page, platform, 'Fault by Fault Clinic')

  await test.step('what was left half done is offered where a quote begins', async () => {
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.goto(`${platform.portal}/agency/requestQuote`)
    await page.getByRole('link', { name: 'Resume the quote for Fault by Fault Clinic' }).click()
    await isEntered(page)
  })

  await test.step('a price that takes 10 seconds offers a refresh', async () => {
    const prices = '**/api/rater/v1/calculator'
    let isHeld = true
    await page.route(prices, (route) => (isHeld ? undefined : route.continue()))
    await page.clock.install()
    await page.reload()
    await expect(page.getByText('Not known yet')).toBeVisible()
    await isEntered(page)
    await page.clock.runFor(11_000)
    await expect(page.getByText('This is taking longer than usual')).toBeVisible()
    isHeld = false
    await page.clock.resume()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Not known yet')).toBeHidden()
    await page.unroute(prices)
  })

  await test.step('the server fails once', async () => {
    await once(page, (route) =>
      route.fulfill({ status: 500, json: { status: 500, code: 'serverError', detail: 'No' } }),
    )
    await request.click()
    await expect(page.getByText('Our servers seem to be having trouble')).toBeVisible()
    await isEntered(page)
    expect(await quotesOf(platform, accountId)).toBe(0)
  })

  await test.step('the answer to a save is lost, and the page reloaded', async () => {
    await once(page, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await request.click()
    await expect(page.getByText("it won't be saved twice")).toBeVisible()
    await isEntered(page)
    expect(await quotesOf(platform, accountId)).toBe(1)
    await page.reload()
    await isEntered(page)
  })

  await test.step('on a slow line two clicks show the saved quote', async () => {
    await once(page, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await request.dblclick()
    await expect(page.getByRole('heading', { name: 'for Fault by Fault Clinic' })).toBeVisible()
    expect(await quotesOf(platform, accountId)).toBe(1)
    const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
    expect(await agent('GET', '/api/quote/v1/drafts')).toEqual({ content: [] })
  })
})

test('a save with an expired session continues after the sign-in', async ({ page, platform }) => {
  const { accountId, request } = await openWithInput(page, platform, 'Expired Session Clinic')
  await platform.control('/demo/clock', { offsetMs: aMonth })
  // the event stream may have noticed the expired session first
  await request.dispatchEvent('click')
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await platform.control('/demo/clock', { offsetMs: 0 })
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'for Expired Session Clinic' })).toBeVisible()
  expect(await quotesOf(platform, accountId)).toBe(1)
})

test('Continue waits for the questions and saves the answers', async ({ page, platform }) => {
  const quote = await saveQuote(platform, 'Continued Clinic')
  await verifyAs(platform, 'agent', quote)
  const path = `/api/account/v1/questions/${quote.accountId}`
  const reading = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await reading.promise
    await route.continue()
  })
  const steps = `/agency/requestQuote/P100/${quote.accountId}`
  await startAs(page, platform.portal, 'agent', `${steps}/questions`)
  const next = page.getByRole('button', { name: 'Continue', exact: true })

  await test.step('it continues once the questions have loaded', async () => {
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(/\/questions$/)
    reading.resolve()
    await expect(page).toHaveURL(/\/quote$/)
  })

  await test.step('it saves the answers', async () => {
    await page.goBack()
    const questions = page.locator('parapet-security-questions')
    await questions.getByRole('combobox').first().selectOption({ index: 1 })
    for (const question of await questions.getByRole('radiogroup').all())
      await question.getByRole('radio', { name: 'No', exact: true }).press('Space')
    await next.click()
    await expect(page).toHaveURL(/\/quote$/)
    const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
    expect(await agent('GET', path)).toMatchObject({ fields: { useEncryption: 'NO' } })
  })
})

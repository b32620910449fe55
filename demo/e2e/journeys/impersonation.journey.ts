import type { BrowserContext, Page } from '@playwright/test'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

/** Opens an account from the account menu. Returns its new tab. */
const openAccount = async (
  context: BrowserContext,
  page: Page,
  way: 'Enter an account' | 'Switch account',
  account: string,
): Promise<Page> => {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: way }).click()
  await page.getByRole('combobox', { name: 'Account' }).fill(account)
  const option = page.getByRole('option', { name: new RegExp(`^${account}(?! -)`) })
  await expect(option).toHaveCount(1)
  const [tab] = await Promise.all([context.waitForEvent('page'), option.click()])
  return tab
}

const mark = (page: Page) => page.getByRole('complementary', { name: 'Working in another account' })
const rowsOf = (page: Page) => page.getByRole('table').getAttribute('aria-rowcount')

test('an administrator impersonates an agency, sees its records with an indicator, and leaves', async ({
  context,
  page: office,
}) => {
  await startAs(office, platform.portal, 'admin')

  const impersonated = await openAccount(
    context,
    office,
    'Enter an account',
    'Harbor Insurance Agency',
  )
  await expect(impersonated.getByText("You're entering Harbor Insurance Agency")).toBeVisible()
  // The one-time token is removed from the address.
  await expect(impersonated).toHaveURL(/\/loading$/)
  await impersonated.waitForURL(/\/agency\/dashboard/)
  await expect(mark(impersonated)).toContainText("You're in Harbor Insurance Agency as Ada Moreno")
  await expect(
    impersonated.getByRole('link', { name: /Summit Ridge Engineering|PQ-/ }).first(),
  ).toBeVisible()
  await expect(impersonated.getByText('Kestrel Haulage')).toHaveCount(0)

  await impersonated.reload()
  await expect(mark(impersonated)).toContainText('Harbor Insurance Agency')
  await expect(impersonated).toHaveURL(/\/agency\/dashboard/)

  await office.reload()
  await expect(office).toHaveURL(/\/admin\/dashboard/)
  await expect(mark(office)).toHaveCount(0)

  // No other account can be opened from here, and leaving returns to the own account.
  await impersonated.getByRole('button', { name: /^Your account/ }).click()
  await expect(impersonated.getByRole('menuitem', { name: 'Enter an account' })).toHaveCount(0)
  await impersonated.getByRole('menuitem', { name: 'Leave Harbor Insurance Agency' }).click()
  await impersonated.waitForURL(/\/admin\/dashboard/)
  await expect(mark(impersonated)).toHaveCount(0)
  await expect(office.getByRole('button', { name: /^Your account/ })).toBeVisible()
})

test('an impersonated account shares no data with the tab that opened it', async ({
  context,
  page: office,
}) => {
  await startAs(office, platform.portal, 'admin')
  const impersonated = await openAccount(context, office, 'Enter an account', 'Breachworks')
  await impersonated.waitForURL(/\/vendor\/claims/)
  await expect(impersonated.getByRole('heading', { name: 'No claims yet' })).toBeVisible()
  const [stored, opener] = await impersonated.evaluate(() => [
    Object.keys(sessionStorage),
    globalThis.opener as unknown,
  ])
  expect(stored).not.toContain('parapet.access')
  expect(stored).not.toContain('parapet.refresh')
  expect(opener).toBeNull()
})

test('an agent switches to another location, and back', async ({ context, page: galveston }) => {
  await startAs(galveston, platform.portal, 'agent')
  const boston = await openAccount(
    context,
    galveston,
    'Switch account',
    'Harbor Insurance Agency - Boston',
  )
  await boston.waitForURL(/\/agency\/dashboard/)
  await expect(mark(boston)).toContainText("You're working in Harbor Insurance Agency - Boston.")
  await expect(boston.getByText('Beacon Hill Orthodontics')).toBeVisible()
  await expect(boston.getByText('Summit Ridge Engineering')).toHaveCount(0)

  const back = await openAccount(context, boston, 'Switch account', 'Harbor Insurance Agency')
  await expect(mark(back)).toContainText("You're working in Harbor Insurance Agency.")
  await expect(back.getByText('Summit Ridge Engineering').first()).toBeVisible()

  await boston.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(boston.getByText('Summit Ridge Engineering').first()).toBeVisible()
  await expect(mark(boston)).toHaveCount(0)
})

test('a link works once, and asks before it switches the user', async ({ page, openContext }) => {
  await startAs(page, platform.portal, 'broker')

  const agent = await (await openContext()).newPage()
  await startAs(agent, platform.portal, 'agent')
  const links = await agent.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('parapet.access') ?? ''}` }
    const ask = async () => {
      const path = '/api/auth/v1/accounts/agency-harbor-boston/myToken'
      const answer = await fetch(path, { method: 'POST', headers })
      const { token } = (await answer.json()) as { token: string }
      return `/loading/${token}?accountName=Boston`
    }
    return [await ask(), await ask()] as const
  })

  await page.goto(links[0])
  await expect(page.getByRole('heading', { name: 'Continue as Mateo Rivers?' })).toBeVisible()
  await expect(page.getByText("You're logged in as Oliver Pemberton")).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(/\/agency\/dashboard/)
  await expect(page.getByRole('button', { name: /^Your account/ })).toContainText('Oliver')

  await page.goto(links[0])
  await expect(
    page.getByRole('heading', { name: 'This link was used or has expired' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Back to my account' }).click()
  await page.waitForURL(/\/agency\/dashboard/)

  await page.goto(links[1])
  await page.getByRole('button', { name: 'Continue as Mateo Rivers' }).click()
  await page.waitForURL(/\/agency\/dashboard/)
  await expect(mark(page)).toContainText('Boston')
})

test('a sign-out in the first tab ends its delegated sessions; one in a delegated session ends only that', async ({
  context,
  page: office,
}) => {
  await startAs(office, platform.portal, 'admin')
  const first = await openAccount(context, office, 'Enter an account', 'Cascade Pool')
  await expect(mark(first)).toBeVisible()
  const second = await openAccount(context, office, 'Enter an account', 'Albion Cyber Brokers')
  await expect(mark(second)).toBeVisible()

  await second.goto('/logout')
  await expect(second.getByText("You've been successfully logged out.")).toBeVisible()
  await first.reload()
  await expect(mark(first)).toContainText('Cascade Pool')

  await office.getByRole('button', { name: /^Your account/ }).click()
  await office.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(office).toHaveURL(/\/logout/)
  await expect(first).toHaveURL(/\/log(out|in)/)
  await expect(mark(first)).toHaveCount(0)
})

test('a delegated session whose user lost access shows a notice and returns to the own account', async ({
  context,
  page: office,
}) => {
  await startAs(office, platform.portal, 'admin')
  const impersonated = await openAccount(
    context,
    office,
    'Enter an account',
    'Albion Cyber Brokers',
  )
  await expect(mark(impersonated)).toBeVisible()
  // Otherwise running calls would notice the ended session before the click.
  await waitForScreen(impersonated)
  // Ended on the server, without a message to the tabs.
  await impersonated.evaluate(async () => {
    const refreshToken = sessionStorage.getItem('parapet.delegated.refresh')
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ refreshToken })
    await fetch('/api/auth/v1/logout', { method: 'POST', headers, body })
  })
  await impersonated.getByRole('navigation', { name: 'Main' }).getByText('Cover notes').click()
  await expect(impersonated.getByRole('heading', { name: 'Your access has ended' })).toBeVisible()
  await impersonated.getByRole('button', { name: 'Back to my account' }).click()
  await impersonated.waitForURL(/\/admin\/dashboard/)
})

test('tables show the records of the selected team, also after a reload', async ({ page }) => {
  await startAs(page, platform.portal, 'underwriter', '/admin/dashboard')
  await expect(page.getByRole('button', { name: 'Team: All' })).toBeVisible()
  await expect(page.getByText('Bluebird School Transport').first()).toBeVisible()
  const all = Number(await rowsOf(page))
  await page.getByRole('button', { name: 'Team: All' }).click()
  await expect(page.getByRole('combobox', { name: 'Search by team name' })).toBeFocused()
  await page.keyboard.type('london')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Team: London and Sydney' })).toBeFocused()
  await expect(page.getByText('Bluebird School Transport')).toHaveCount(0)
  await expect(page.getByText('Kestrel Haulage').first()).toBeVisible()
  expect(Number(await rowsOf(page))).toBeLessThan(all)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Team: London and Sydney' })).toBeVisible()
  await expect(page.getByText('Bluebird School Transport')).toHaveCount(0)
})

test('a user of one team has no team filter and sees that team’s records only', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'desk')
  await expect(page.getByText('Tidewater Pediatrics').first()).toBeVisible()
  await expect(page.getByText('Bluebird School Transport')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Team:/ })).toHaveCount(0)
})

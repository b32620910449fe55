import { firstRow } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'
import { openAnew, openCopyOf, startFirstTab, usedTwice, watchRefreshes } from './tabs.ts'

// Access tokens with a lifetime of six seconds instead of a quarter of an hour.
const ttl = 6

let platform: RunningPlatform

test.use({ platformEnv: { ACCESS_TTL: String(ttl) } })

test.beforeEach(({ platform: running }) => {
  platform = running
})

/** The observed number of token lifetimes. `npm run soak` observes five minutes. */
const lives = 4

test(`six tabs for ${lives} token lifetimes: all stay signed in, and each token is refreshed once`, async ({
  page,
  context,
}) => {
  await startFirstTab(page, platform.portal)
  const address = `${platform.portal}/agency/dashboard`
  const tabs = [page, await openCopyOf(page)]
  // Sequential, as users open them.
  while (tabs.length < 6) tabs.push(await openAnew(context, address))
  // Six pages start in parallel, which is slow on a busy machine.
  const begun = { timeout: 60_000 }
  for (const tab of tabs) await expect(firstRow(tab)).toBeVisible(begun)

  const refreshes = watchRefreshes(context)
  const began = performance.now()
  const timeout = 3 * lives * ttl * 1_000
  const isAnswered = ({ status }: { status: number }) => status === 200
  await expect
    .poll(() => refreshes().filter(isAnswered).length, { timeout })
    .toBeGreaterThanOrEqual(lives)
  const seconds = (performance.now() - began) / 1_000
  const observed = refreshes()
  expect(usedTwice(observed)).toBe(0)
  expect(observed.filter(({ status }) => status !== 200 && status !== 0)).toEqual([])
  // No token is refreshed early.
  expect(observed.length).toBeLessThanOrEqual(Math.ceil(seconds / (ttl * 0.8)) + 1)
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(firstRow(tab)).toBeVisible()
  }
  // They still share one session: a reload continues it, and a sign-out ends it in all tabs.
  await tabs[5]?.reload()
  await expect(firstRow(tabs[5] ?? page)).toBeVisible()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  for (const tab of tabs) await expect(tab).toHaveURL(/\/log(in|out)$/)
})

test('a tab frozen past its token’s expiry continues with the tokens of other tabs', async ({
  page,
  context,
}) => {
  await startFirstTab(page, platform.portal)
  const sleeper = await openAnew(context, `${platform.portal}/agency/dashboard`)
  await expect(firstRow(sleeper)).toBeVisible()
  const devtools = await context.newCDPSession(sleeper)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  const refreshes = watchRefreshes(context)
  await expect.poll(() => refreshes().length, { timeout: 60_000 }).toBeGreaterThan(2)
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await sleeper.bringToFront()
  await sleeper.getByRole('navigation', { name: 'Main' }).getByText('Policies').click()
  await expect(firstRow(sleeper)).toBeVisible()
  await expect(sleeper.getByRole('dialog')).toHaveCount(0)
  expect(usedTwice(refreshes())).toBe(0)
})

test('a page restored by the Back button after a sign-out shows no data', async ({ page }) => {
  await startFirstTab(page, platform.portal)
  // Simulates the back-forward cache: another document signs out while the page is hidden.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(firstRow(page)).toBeHidden()
  await page.evaluate(() => {
    sessionStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

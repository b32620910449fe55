import { signInAs } from './acts.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'
import { openAnew, openCopyOf, usedTwice, watchRefreshes } from './tabs.ts'

// Access tokens that live for six seconds: what takes a quarter of an hour otherwise.
const life = 6

let platform: RunningPlatform

test.use({ platformEnv: { ACCESS_TTL: String(life) } })

test.beforeEach(({ platform: running }) => {
  platform = running
})

/** Lives of a token that the tabs are watched for. */
const lives = 8

test(`ten tabs for ${lives} lives of a token: all stay in, and each token is refreshed once`, async ({
  page,
  context,
}) => {
  await signInAs(page, platform.portal, 'agent')
  const address = `${platform.portal}/agency/dashboard`
  const tabs = [page, await openCopyOf(page)]
  // One after the other, as people open them.
  while (tabs.length < 10) tabs.push(await openAnew(context, address))
  const row = 'tbody tr[data-row]'
  // Ten pages begin at once: on a busy machine the last of them stands late.
  const begun = { timeout: 60_000 }
  for (const tab of tabs) await expect(tab.locator(row).first()).toBeVisible(begun)

  const refreshes = watchRefreshes(context)
  const began = performance.now()
  const timeout = 3 * lives * life * 1_000
  const isAnswered = ({ status }: { status: number }) => status === 200
  await expect
    .poll(() => refreshes().filter(isAnswered).length, { timeout })
    .toBeGreaterThanOrEqual(lives)
  const seconds = (performance.now() - began) / 1_000
  const seen = refreshes()
  expect(usedTwice(seen)).toBe(0)
  expect(seen.filter(({ status }) => status !== 200 && status !== 0)).toEqual([])
  // No token is replaced before it is due.
  expect(seen.length).toBeLessThanOrEqual(Math.ceil(seconds / (life * 0.8)) + 1)
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(tab.locator(row).first()).toBeVisible()
  }
  // And they are one session still: a reload goes on, a sign-out ends them all.
  await tabs[5]?.reload()
  await expect(tabs[5]?.locator(row).first() ?? page.locator(row)).toBeVisible()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  for (const tab of tabs) await expect(tab).toHaveURL(/\/log(in|out)$/)
})

test('a tab that was asleep past the end of its token goes on with what its peers have', async ({
  page,
  context,
}) => {
  await signInAs(page, platform.portal, 'agent')
  const sleeper = await openAnew(context, `${platform.portal}/agency/dashboard`)
  await expect(sleeper.locator('tbody tr[data-row]').first()).toBeVisible()
  const devtools = await context.newCDPSession(sleeper)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  const refreshes = watchRefreshes(context)
  await expect.poll(() => refreshes().length, { timeout: 60_000 }).toBeGreaterThan(2)
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await sleeper.bringToFront()
  await sleeper.getByRole('navigation', { name: 'Main' }).getByText('Policies').click()
  await expect(sleeper.locator('tbody tr[data-row]').first()).toBeVisible()
  await expect(sleeper.getByRole('dialog')).toHaveCount(0)
  expect(usedTwice(refreshes())).toBe(0)
})

test('the page that the Back button brings back after a sign-out shows nothing of it', async ({
  page,
}) => {
  await signInAs(page, platform.portal, 'agent')
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  // As the browser's memory of pages does it: hidden, another document signs out, shown again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(page.locator('tbody tr[data-row]').first()).toBeHidden()
  await page.evaluate(() => {
    sessionStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

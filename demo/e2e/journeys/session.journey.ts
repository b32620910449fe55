import type { Page } from '@playwright/test'
import {
  firstRow,
  enterCredentials,
  openRequestToBind,
  password,
  readyQuotes,
  signInAs,
  startAs,
} from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'
import { openAnew, openCopyOf, startFirstTab } from './tabs.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const api = (
  path: string,
  { token, ...init }: { token?: string | undefined; method?: string; body?: string } = {},
): Promise<Response> =>
  fetch(`${platform.portal}/api/auth/v1/${path}`, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  })

/** The access token that the tab stores. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('parapet.access') ?? '')

const statusOf = async (token: string): Promise<number> => (await api('me', { token })).status

/** Ends every session of a user on the server, as from another device. */
const endSessionsOf = async (who: string): Promise<void> => {
  const answer = await api('login', {
    method: 'POST',
    body: JSON.stringify({ username: `${who}@demo.test`, password }),
  })
  const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>
  expect((await api('me/sessions', { method: 'DELETE', token: accessToken })).ok).toBe(true)
  await api('logout', { method: 'POST', body: JSON.stringify({ refreshToken }) })
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

const isSignedOut = async (page: Page): Promise<void> => {
  await expect(page.getByText(/You.ve been successfully logged out\./)).toBeVisible()
}

const storages = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])

const again = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })
const expired =
  'Your current session has expired. Please log back into the platform to refresh your session.'

test('a session that expires during a form: sign-in in place, no input is lost', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'agent', readyQuotes)
  await openRequestToBind(page)
  await page.getByLabel('First name').fill('Still here')
  await endSessionsOf('agent')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(again(page)).toBeVisible()
  await expect(page.getByText(expired)).toHaveCount(1)
  await expect(page.getByLabel('First name')).toHaveValue('Still here')
  await again(page).getByLabel('Password', { exact: true }).fill(password)
  await again(page).getByRole('button', { name: 'Login' }).click()
  await expect(again(page)).toBeHidden()
  // The pressed action completes now.
  await expect(page.getByText('Request to bind successfully sent')).toBeVisible()
})

test('a session ended elsewhere, then a reload: the sign-in shows the reason and returns to the input', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'agent', '/agency/manage/me')
  await page.getByLabel('Middle name').fill('Quill')
  await endSessionsOf('agent')
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText(expired)).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('agent@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/agency\/manage\/me$/)
  await expect(page.getByLabel('Middle name')).toHaveValue('Quill')
})

test('a new sign-in in one tab continues the other too, and each notified the user once', async ({
  page,
  context,
}) => {
  await startFirstTab(page, platform.portal)
  const other = await openAnew(context, `${platform.portal}/agency/dashboard`)
  await expect(firstRow(other)).toBeVisible()
  await endSessionsOf('agent')
  // One tab notices by its own call, the other by a message. The event is dispatched because the
  // dialog may already cover the link.
  await page.getByRole('navigation', { name: 'Main' }).getByText('Binders').dispatchEvent('click')
  for (const tab of [page, other]) {
    await expect(again(tab)).toBeVisible()
    await expect(tab.getByText(expired)).toHaveCount(1)
  }
  await again(page).getByLabel('Password', { exact: true }).fill(password)
  await again(page).getByRole('button', { name: 'Login' }).click()
  for (const tab of [page, other]) await expect(again(tab)).toBeHidden()
  await expect(page).toHaveURL(/tab=BINDERS/)
})

test('a new tab and a duplicated tab are signed in automatically', async ({ page, context }) => {
  await startFirstTab(page, platform.portal)
  const visited: string[] = []
  context.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const newTab = await openAnew(context, `${platform.portal}/agency/dashboard`)
  const copy = await openCopyOf(page)
  for (const tab of [newTab, copy]) await expect(firstRow(tab)).toBeVisible()
  expect(visited).not.toContain('/login')
  expect(new Set(await Promise.all([page, newTab, copy].map(tokenOf))).size).toBe(1)
})

test('a sign-out leaves no data or draft to the next user, not even by the Back button', async ({
  page,
}) => {
  await signInAs(page, platform.portal, 'agent')
  await page.evaluate(() => {
    localStorage.setItem('parapet.cookie-consent.enabled', 'false')
    localStorage.setItem('parapet.cookie-consent.at', new Date().toISOString())
  })
  await page.goto(`${platform.portal}/agency/dashboard?q=Harbor`)
  await expect(page.getByRole('table')).toBeVisible()
  const token = await tokenOf(page)
  await signOut(page)
  await isSignedOut(page)
  const left = await storages(page)
  expect(left.filter((key) => !key.startsWith('parapet.cookie-consent.'))).toEqual([])
  expect(left).toHaveLength(2)
  await expect.poll(() => statusOf(token)).toBe(401)

  await page.goBack()
  await expect(page).toHaveURL(`${platform.portal}/login`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await signInAs(page, platform.portal, 'customer')
  await expect(page).toHaveURL(/\/customer\/dashboard$/)
  await expect(page.getByText('agent@demo.test')).toHaveCount(0)
  // The redirect skips the first user's address and opens the second user's dashboard.
  await page.goBack()
  await expect(page).toHaveURL(/\/customer\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a sign-out ends its session in all tabs, and no other session of the browser', async ({
  page,
  context,
}) => {
  const other = await openAnew(context, `${platform.portal}/login`)
  await expect(other.getByLabel('Email')).toBeVisible()
  await signInAs(page, platform.portal, 'agent')
  const twin = await openAnew(context, `${platform.portal}/agency/dashboard`)
  await expect(firstRow(twin)).toBeVisible()
  // This tab was opened before the sign-in, so it still shows the form.
  await enterCredentials(other, 'customer@demo.test', password)
  await other.waitForURL(/\/customer\/dashboard/)

  await signOut(page)
  await isSignedOut(page)
  await expect(twin).toHaveURL(/\/log(in|out)$/)
  await other.reload()
  await expect(other).toHaveURL(/\/customer\/dashboard/)
  expect(await statusOf(await tokenOf(other))).toBe(200)
  // After a sign-out the form asks for credentials although another session is open in the browser.
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a tab opened at the sign-out address ends the session of the others', async ({
  page,
  context,
}) => {
  await startFirstTab(page, platform.portal)
  const token = await tokenOf(page)
  const newTab = await openAnew(context, `${platform.portal}/logout`)
  await isSignedOut(newTab)
  await expect(page).toHaveURL(/\/log(in|out)$/)
  await expect.poll(() => statusOf(token)).toBe(401)
})

test('without a network the tab signs out immediately, and the server is notified later', async ({
  page,
  context,
}) => {
  await startFirstTab(page, platform.portal)
  // The code of the sign-out page is preloaded after the screen.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return loaded.some((name) => name.includes('/assets/Logout-'))
  })
  const token = await tokenOf(page)
  // keeps the offline overlay from covering the menu
  const version = await page.request.get(`${platform.portal}/api/console-version`)
  const body = await version.text()
  await page.route('**/api/console-version', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
  await context.setOffline(true)
  await signOut(page)
  await isSignedOut(page)
  expect((await storages(page)).filter((key) => !key.includes('cookie-consent'))).toEqual([])
  expect(await statusOf(token)).toBe(200)
  await context.setOffline(false)
  await expect.poll(() => statusOf(token)).toBe(401)
})

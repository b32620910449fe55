import type { Page } from '@playwright/test'
import { turnSsoOn } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform
const address = 'sso@northgate.test'

test.beforeEach(async ({ platform: running }) => {
  platform = running
  await turnSsoOn(platform)
})

const begin = async (page: Page, email: string, path = '/login') => {
  await page.goto(`${platform.portal}${path}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const beginSso = async (page: Page, email = address, path = '/login') => {
  await begin(page, email, path)
  await page.getByRole('button', { name: 'Continue with SSO' }).click()
}

test('signs in at the organisation’s provider, which remembers the user', async ({ page }) => {
  await beginSso(page)
  await expect(page.getByRole('heading', { name: 'Northgate Specialty login' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(platform.identity)
  await page.getByRole('button', { name: /^Nora Gates/ }).click()
  await page.waitForURL('**/carrier/dashboard')
  await expect(page.getByRole('button', { name: /Nora Gates|NG/ })).toBeVisible()

  await page.goto(`${platform.portal}/logout`)
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible()
  await beginSso(page)
  await page.waitForURL('**/carrier/dashboard')
})

test('returns to the page that asked for the sign-in', async ({ page }) => {
  await beginSso(page, address, '/carrier/manage/me')
  await page.getByRole('button', { name: /^Nora Gates/ }).click()
  await page.waitForURL('**/carrier/manage/me')
})

test('asks for the password when a domain has no provider', async ({ page }) => {
  await begin(page, 'agent@demo.test')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with SSO' })).toHaveCount(0)
})

test('shows why a person without a user cannot sign in', async ({ page }) => {
  await beginSso(page)
  await page.getByRole('button', { name: /^Newton Comer/ }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText(/no Parapet user has that email address/)).toBeVisible()
})

test('shows that the sign-in was cancelled', async ({ page }) => {
  await beginSso(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Login at your organization was cancelled.')).toBeVisible()
})

test('excludes a password sign-in of the same user', async ({ page }) => {
  await begin(page, address)
  await page.getByRole('button', { name: 'Login with Password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Parapet-demo-1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(
    page.getByText('Login failed. Please double check your email and password.'),
  ).toBeVisible()
})

test('shows that the check failed, and accepts a retry', async ({ page }) => {
  await platform.control('/demo/faults', {
    path: '/api/auth/v1/sso/enabled/*',
    status: 503,
    times: 1,
  })
  await begin(page, address)
  await expect(
    page.getByText(
      'An error occurred while checking if SSO is enabled. Please enter your email to try again.',
    ),
  ).toBeVisible()
})

test('shows that the provider is unreachable, and works once it recovers', async ({ page }) => {
  const outage = `${platform.identity}/demo/outage`
  await fetch(outage, { method: 'PUT' })
  await beginSso(page)
  await page.waitForURL('**/login')
  await expect(
    page.getByText("Can't reach your organization's login page. Try again later."),
  ).toBeVisible()
  await fetch(outage, { method: 'DELETE' })
  await beginSso(page)
  await page.getByRole('button', { name: /^Nora Gates/ }).click()
  await page.waitForURL('**/carrier/dashboard')
})

test('rejects a return without a started sign-in', async ({ page }) => {
  await page.goto(`${platform.portal}/api/auth/v1/sso/callback?state=guessed&code=guessed`)
  await page.waitForURL('**/login')
  await expect(page.getByText(/took too long or started in another browser/)).toBeVisible()
})

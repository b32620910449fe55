import type { Page } from '@playwright/test'
import { enterCredentials, password, startSession, continueToPassword } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const linkIn = async (to: string, part: string, count = 1): Promise<string> => {
  const mails = await platform.mails(to, count)
  const link = mails.flatMap(({ links }) => links).find((each) => each.includes(part))
  if (link === undefined) throw new Error(`No mail to ${to} links to ${part}`)
  return link
}

/** The proof of work takes long on a busy machine. */
const timeout = { timeout: 60_000 }

/** Enters and confirms a new password, and saves it. */
const choosePassword = async (page: Page, chosen: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm password', { exact: true }).fill(chosen)
  await page.getByRole('button', { name: 'Save Password' }).click()
}

const signIn = async (page: Page, email: string, word: string): Promise<void> => {
  await page.goto(`${platform.portal}/login`)
  await enterCredentials(page, email, word)
}

test('a forgotten password: proof of work, mail, live rules, sign-in', async ({ page }) => {
  const email = 'carrier@demo.test'
  await page.goto(`${platform.portal}/login`)
  await page.getByLabel('Email').fill(email)
  await continueToPassword(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Email').fill(`new.${email}`)
  await page.getByLabel('Email').fill(email)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(timeout)

  const link = await linkIn(email, '/confirmPasswordReset/')
  await page.goto(link)
  const save = page.getByRole('button', { name: 'Save Password' })
  await page.getByLabel('New password', { exact: true }).fill('kept-safe')
  const rules = page.getByRole('list', { name: 'Password requirements' })
  await expect(rules.getByText('A digit')).toContainText('(not met)')
  await expect(rules.getByText('A lowercase letter')).toContainText('(met)')
  await expect(save).toBeDisabled()
  await page.getByLabel('New password', { exact: true }).fill(password)
  // Only the server knows the earlier passwords.
  await expect(rules.getByText('Not one of your last')).toContainText('(not met)')
  await page.getByLabel('New password', { exact: true }).fill('Kept-safe-90')
  await page.getByLabel('Confirm password', { exact: true }).fill('Kept-safe-9')
  await page.getByLabel('Confirm password', { exact: true }).blur()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(save).toBeDisabled()
  await choosePassword(page, 'Kept-safe-90')
  await page.waitForURL('**/carrier/dashboard')

  await page.goto(link)
  await expect(page.getByText("The reset link you're using has expired")).toBeVisible()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await page.waitForURL('**/forgot-password')
})

test('an address without a user gets the same answer, and no mail', async ({ page }) => {
  await page.goto(`${platform.portal}/forgot-password`)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@demo.test')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(timeout)
  const answer = await fetch(`${platform.portal}/outbox.json?to=nobody@demo.test`)
  expect(await answer.json()).toEqual([])
})

test('an expired password: mail, new password, sign-in', async ({ page }) => {
  const email = 'expired@demo.test'
  await signIn(page, email, password)
  await page.waitForURL('**/password-expired')
  await page.goto(await linkIn(email, '/confirmPasswordReset/'))
  await choosePassword(page, 'Kept-safe-91')
  await page.waitForURL('**/agency/dashboard')
})

test('failures show their reason, and a retry succeeds', async ({ page }) => {
  const fail = (path: string, status: number) =>
    platform.control('/demo/faults', { path, status, body: {}, times: 1 })

  await fail('/api/auth/v1/checkPasswordReset/any', 503)
  await page.goto(`${platform.portal}/confirmPasswordReset/any`)
  await expect(page.getByText('An unexpected error has occurred 503.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("The reset link you're using has expired")).toBeVisible()

  await fail('/api/auth/v1/checkUserInvited/any', 401)
  await page.goto(`${platform.portal}/confirmUser/any`)
  await page.waitForURL('**/login')

  await fail('/api/auth/v1/login/sitekey', 503)
  await page.goto(`${platform.portal}/forgot-password`)
  await page.getByLabel('Email').fill('nobody@demo.test')
  const check = page.getByText('Not able to load captcha at this time').first()
  await expect(check).toBeVisible()
  await fail('/api/auth/v1/passwords/*/reset', 409)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByText('Not able to reset password at this time. Please try again after sometime.'),
  ).toBeVisible(timeout)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(timeout)
})

test('a link asks before it signs out another user', async ({ page }) => {
  await page.goto(`${platform.portal}/forgot-password`)
  await page.getByLabel('Email').fill('vendor@demo.test')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(timeout)
  const link = await linkIn('vendor@demo.test', '/confirmPasswordReset/')
  await startSession(page, platform.portal, 'agent')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: "You're already logged in" })).toBeVisible()
  await page.getByRole('button', { name: 'Log out and continue' }).click()
  await choosePassword(page, 'Kept-safe-92')
  await page.waitForURL('**/vendor/dashboard')
})

test('a lost second factor: requested, mailed, confirmed', async ({ page }) => {
  const email = 'mfa-email@demo.test'
  const ask = async (word: string): Promise<void> => {
    await page.goto(`${platform.portal}/login`)
    await page.getByLabel('Email').fill(email)
    await continueToPassword(page)
    await page.getByLabel('Password', { exact: true }).fill(word)
    await page.getByRole('link', { name: 'Reset MFA' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Reset Multi Factor Authentication' })

  await ask('wrong')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(
    dialog.getByText('Invalid login credentials. Please reset your password first, if necessary.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/login')

  await ask(password)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('We sent a link')).toBeVisible()
  const link = await linkIn(email, '/confirmMfaReset/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Reset MFA' }).click()
  await expect(
    page.getByText(
      'Multi Factor Authentication has been reset. You can now login without MFA settings.',
    ),
  ).toBeVisible()
  await signIn(page, email, password)
  await page.waitForURL('**/agency/dashboard')

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/logout')
  await page.goto(link)
  await page.getByRole('button', { name: 'Reset MFA' }).click()
  await page.waitForURL('**/login')
})

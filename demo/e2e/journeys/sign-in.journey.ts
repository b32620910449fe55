import type { Page } from '@playwright/test'
import { password, turnSsoOn } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const again = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

/** Types into the focused element. */
const type = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  for (const part of parts) {
    if (part === 'Tab' || part === 'Enter') await page.keyboard.press(part)
    else await page.keyboard.type(part)
  }
}

const newestCode = async (to: string, count: number): Promise<string> => {
  const [newest] = await platform.mails(to, count)
  return newest?.codes[0] ?? ''
}

/** Ends the page's session on the server, as from another device, and makes the page check it. */
const endSession = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const token = sessionStorage.getItem('parapet.access') ?? ''
    await fetch('/api/auth/v1/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
  })
}

test('a user signs in by keyboard only, with a code; after an expired session the sign-in is in place', async ({
  page,
}) => {
  const who = 'mfa-email@demo.test'
  await page.goto(`${platform.portal}/agency/manage/me`)
  await expect(page.getByLabel('Email')).toBeFocused()
  await type(page, who, 'Tab', password, 'Enter')
  const code = page.getByRole('textbox', { name: 'Security code' })
  await expect(code).toBeFocused()
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  await type(page, await newestCode(who, 1), 'Enter')
  await page.waitForURL('**/agency/manage/me')

  const name = page.getByLabel('First name')
  await name.fill('Half filled')
  await endSession(page)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(again(page)).toBeVisible()
  await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused()
  await type(page, password, 'Enter')
  await expect(again(page).getByRole('textbox', { name: 'Security code' })).toBeFocused()
  await type(page, await newestCode(who, 2), 'Enter')
  await expect(again(page)).toBeHidden()
  await expect(name).toHaveValue('Half filled')
})

test('single sign-on runs in its own window and preserves the input', async ({ page }) => {
  await turnSsoOn(platform)
  await page.goto(`${platform.portal}/carrier/manage/me`)
  await expect(page.getByLabel('Email')).toBeFocused()
  await type(page, 'sso@northgate.test', 'Enter')
  await expect(page.getByRole('button', { name: 'Continue with SSO' })).toBeFocused()
  await type(page, 'Enter')
  await page.getByRole('button', { name: /^Nora Gates/ }).click()
  await page.waitForURL('**/carrier/manage/me')

  const name = page.getByLabel('First name')
  await name.fill('Half filled')
  await endSession(page)
  await page.getByRole('button', { name: 'Save details' }).click()
  const opened = page.waitForEvent('popup')
  await again(page).getByRole('button', { name: 'Continue with SSO' }).click()
  await opened
  await expect(again(page)).toBeHidden()
  await expect(name).toHaveValue('Half filled')
  await platform.control('/demo/flags', { SSO_LOGIN: false })
})

test('ten failures lock the email address, and the form shows for how long', async ({ page }) => {
  await page.goto(`${platform.portal}/login`)
  await page.getByLabel('Email').fill('nobody@demo.test')
  const locked = page.getByText('Too many failed attempts. Try again in 15 minutes.')
  for (let status = 0; status !== 429;) {
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    const answered = page.waitForResponse('**/api/auth/v1/login')
    await page.getByRole('button', { name: 'Login' }).click()
    status = (await answered).status()
  }
  await expect(locked).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  await page.getByLabel('Email').fill('agent@demo.test')
  await expect(locked).toBeHidden()
})

test('a sign-in with an unconfirmed email address opens its page with the address', async ({
  page,
}) => {
  await page.goto(`${platform.portal}/login`)
  await page.getByLabel('Email').fill('unvalidated@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Email validation required.')
  await page.getByRole('link', { name: 'Resend validation email' }).click()
  await page.waitForURL('**/resend-validation')
  await expect(page.getByLabel('Email')).toHaveValue('unvalidated@demo.test')
})

test('from the sign-out page the keyboard focus moves to the email address', async ({ page }) => {
  await page.goto(`${platform.portal}/logout`)
  await page.getByRole('link', { name: 'Log in' }).press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('agent@demo.test')
  await expect(page.getByLabel('Email')).toHaveValue('agent@demo.test')
})

test('another email address clears the password, and Reset MFA asks for an address first', async ({
  page,
}) => {
  await page.goto(`${platform.portal}/login`)
  const email = page.getByLabel('Email')
  const secret = page.getByLabel('Password', { exact: true })
  await page.getByRole('link', { name: 'Reset MFA' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('agent@demo.test')
  await secret.fill(password)
  await email.fill('agency@demo.test')
  await expect(secret).toHaveValue('')
})

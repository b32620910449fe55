import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { enterCredentials, password, signInAs, startAs, startSession } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

/** The validity of a TOTP code in seconds. */
const period = 30

/** Two consecutive codes of an authenticator app; the first is valid `later` seconds from now. */
const codesOf = (secret: string, later = 0): readonly [first: string, next: string] => {
  // The clock is read once, because the period may end between two reads.
  const epoch = Math.floor(Date.now() / 1000) + later
  return [generateSync({ secret, epoch }), generateSync({ secret, epoch: epoch + period })]
}

const openSetUp = async (page: Page, persona: string, method: string): Promise<void> => {
  await page.goto(`${platform.portal}/${persona}/manage/me?tab=mfa`)
  await page.getByRole('button', { name: `Set up: ${method}` }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto(`${platform.portal}/logout`)
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible()
}

/** Signs in up to the code step. */
const signInToCode = async (page: Page, who: string): Promise<void> => {
  await page.goto(`${platform.portal}/login`)
  await enterCredentials(page, `${who}@demo.test`, password)
}

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Security code' }).fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The newest code sent to an address, once `count` mails have arrived. */
const newestCode = async (to: string, count: number): Promise<string> => {
  const [newest] = await platform.mails(to, count)
  return newest?.codes[0] ?? ''
}

test('an authenticator app: two codes enable it, one signs in, a remembered device needs none', async ({
  page,
}) => {
  await startSession(page, platform.portal, 'agent')
  await openSetUp(page, 'agency', 'Authenticator app')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')

  const enterCodes = async (first: string, next: string) => {
    await page.getByLabel('First code').fill(first)
    await page.getByLabel('Next code').fill(next)
    await page.getByRole('button', { name: 'Enable MFA' }).click()
  }
  const [code] = codesOf(secret)
  await enterCodes(code, code)
  await expect(
    page.getByText('Failure to verify Authenticator app. Please try again!'),
  ).toBeVisible()
  await enterCodes(...codesOf(secret))
  await expect(page.getByText('MFA Enabled!')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('MFA is on: Authenticator app.')).toBeVisible()
  const [mail] = await platform.mails('agent@demo.test')
  expect(mail?.subject).toBe('Multi-factor authentication is on')

  await signOut(page)
  await signInToCode(page, 'agent')
  await enterCode(page, '000000')
  await expect(page.getByText('Wrong code.')).toBeVisible()
  await page.getByLabel('Remember this device').check({ force: true })
  // later than the codes of the set-up
  await platform.control('/demo/clock', { offsetMs: 2 * period * 1000 })
  await enterCode(page, codesOf(secret, 2 * period)[0])
  await page.waitForURL(/\/agency\/dashboard/)

  await signOut(page)
  await signInAs(page, platform.portal, 'agent')

  // a change of the factor removes remembered devices
  await page.goto(`${platform.portal}/agency/manage/me?tab=mfa`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText("That isn't your current password.")).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('MFA turned off').first()).toBeVisible()
  await signOut(page)
  await signInAs(page, platform.portal, 'agent')
})

test('a code by email: a policyholder sets it up, continues to the dashboard, and signs in by it', async ({
  page,
}) => {
  const email = 'customer@demo.test'
  const before = (await platform.mails(email, 0)).length
  await signInAs(page, platform.portal, 'customer')
  await openSetUp(page, 'customer', 'Email')
  await expect(page.getByText(/c•••@demo\.test/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend code in \d+ second/ })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await newestCode(email, before + 1))
  await page.getByRole('button', { name: 'Enable MFA' }).click()
  await expect(page.getByText('MFA Enabled!')).toBeVisible()
  await page.waitForURL(/\/customer\/dashboard/)

  await signOut(page)
  await signInToCode(page, 'customer')
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeVisible()
  await enterCode(page, await newestCode(email, before + 3))
  await page.waitForURL(/\/customer\/dashboard/)
})

test('a code by text: the number is confirmed, and signs in', async ({ page }) => {
  const phone = '+15125550188'
  await startAs(page, platform.portal, 'agency', '/agency/manage/me?tab=mfa')
  await page.getByRole('button', { name: 'Set up: SMS' }).click()
  await page.getByLabel('Phone number for codes').fill('12')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Phone is not a valid phone number')).toBeVisible()
  await page.getByLabel('Phone number for codes').fill('(512) 555-0188')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await newestCode(phone, 1))
  await page.getByRole('button', { name: 'Enable MFA' }).click()
  await expect(page.getByText('MFA Enabled!')).toBeVisible()

  await signOut(page)
  await signInToCode(page, 'agency')
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeVisible()
  await enterCode(page, await newestCode(phone, 2))
  await page.waitForURL(/\/agency\/dashboard/)
})

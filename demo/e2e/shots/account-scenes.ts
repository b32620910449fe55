import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

/** Stubs a call so that the link in the address counts as valid, without a mail. */
const answerEmpty = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 204 }))

/** Reloads the page with the stubbed calls. */
const reloadPage = async (page: Page): Promise<void> => {
  await page.reload()
  await page.locator('h1').waitFor()
}

const newAccount = { tokenType: 'NEW_ACCOUNT', accountType: 'AGENCY', email: 'owner@demo.test' }

const openNewAccount = async (page: Page): Promise<void> => {
  await page.route('**/validationTokens/demo-new-account', (route) =>
    route.fulfill({ json: newAccount }),
  )
  await reloadPage(page)
  await page.getByLabel('Invitation code').waitFor()
}

const openReset = async (page: Page): Promise<void> => {
  await answerEmpty(page, '/checkPasswordReset/demo')
  await reloadPage(page)
  await page.getByLabel('New password', { exact: true }).waitFor()
}

const pressReset = (page: Page) => page.getByRole('button', { name: 'Reset Password' }).click()

/** Scenes of creating an account and of recovering access to it. */
export const accountScenes: readonly Scene[] = [
  {
    name: 'forgot-password',
    who: 'nobody',
    address: '/forgot-password',
    async act(page) {
      await page.getByLabel('Email').fill('agent@demo.test')
      await page.getByText('Check passed').first().waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'forgot-password-refused',
    who: 'nobody',
    address: '/forgot-password',
    async act(page) {
      await page.route('**/login/sitekey*', (route) => route.abort())
      await reloadPage(page)
      await page.getByLabel('Email').fill('agent')
      await pressReset(page)
      await page.getByText('Not able to load captcha at this time').first().waitFor()
    },
  },
  {
    name: 'forgot-password-sent',
    who: 'nobody',
    address: '/forgot-password',
    async act(page) {
      await answerEmpty(page, '/passwords/*/reset?*')
      await page.getByLabel('Email').fill('somebody.with.a.rather.long.name@harbor.example')
      await pressReset(page)
      await page.getByRole('heading', { name: 'Check your email' }).waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'mfa-reset-asked',
    who: 'nobody',
    address: '/login',
    async act(page) {
      await page.getByLabel('Email').fill('agent@demo.test')
      const next = page.getByRole('button', { name: 'Continue' })
      if (await next.isVisible()) await next.click()
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('link', { name: 'Reset MFA' }).click()
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'mfa-reset', who: 'nobody', address: '/confirmMfaReset/demo' },
  {
    name: 'mfa-reset-done',
    who: 'nobody',
    address: '/confirmMfaReset/demo',
    async act(page) {
      await answerEmpty(page, '/validateMFAReset/token/demo')
      await page.getByRole('button', { name: 'Reset MFA' }).click()
      await page.getByText('has been reset').waitFor()
    },
  },
  { name: 'set-password', who: 'nobody', address: '/confirmPasswordReset/demo', act: openReset },
  {
    name: 'set-password-refused',
    who: 'nobody',
    address: '/confirmPasswordReset/demo',
    async act(page) {
      await openReset(page)
      await page.getByLabel('New password', { exact: true }).fill('kept-safe')
      await page.getByLabel('Confirm password', { exact: true }).fill('kept-unsafe')
      await page.getByText('Passwords do not match').waitFor()
    },
  },
  {
    name: 'set-password-code',
    who: 'nobody',
    address: '/confirmPasswordReset/demo',
    async act(page) {
      await openReset(page)
      await page.route('**/validatePasswordReset/demo', (route) =>
        route.fulfill({ status: 307, json: { code: 'mfaRequired', mfaType: 'EMAIL' } }),
      )
      await page.getByLabel('New password', { exact: true }).fill('Kept-safe-90')
      await page.getByLabel('Confirm password', { exact: true }).fill('Kept-safe-90')
      await page.getByRole('button', { name: 'Save Password' }).click()
      await page.getByLabel('Security code').waitFor()
    },
  },
  { name: 'set-password-expired', who: 'nobody', address: '/confirmPasswordReset/used' },
  {
    name: 'set-password-asks-first',
    who: 'agent',
    address: '/confirmPasswordReset/demo',
    async act(page) {
      await answerEmpty(page, '/checkPasswordReset/demo')
      await reloadPage(page)
      await page.getByRole('button', { name: 'Log out and continue' }).waitFor()
    },
  },
  { name: 'sign-up', who: 'nobody', address: '/signup' },
  {
    name: 'sign-up-link',
    who: 'nobody',
    address: '/signup-validation/demo-new-account',
    act: openNewAccount,
  },
  {
    name: 'sign-up-refused',
    who: 'nobody',
    address: '/signup-validation/demo-new-account',
    async act(page) {
      await openNewAccount(page)
      await page.getByLabel(/agree to the terms/).check()
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText('Password is required').waitFor()
    },
  },
  { name: 'sign-up-not-found', who: 'nobody', address: '/signup-validation/used' },
  { name: 'sign-up-withdrawn', who: 'nobody', address: '/signup-validation/demo-withdrawn' },
  { name: 'join', who: 'nobody', address: '/signup-validation/demo-existing-account' },
  { name: 'join-by-quote', who: 'nobody', address: '/signup-validation/demo-quote-sent-new-user' },
  { name: 'resend-validation', who: 'nobody', address: '/resend-validation' },
  {
    name: 'resend-validation-sent',
    who: 'nobody',
    address: '/resend-validation',
    async act(page) {
      await page.getByLabel('Email').fill('nobody@demo.test')
      await page.getByRole('button', { name: 'Send email' }).click()
      await page.getByText('A validation email has been sent').waitFor()
    },
  },
  { name: 'sign-up-submitted', who: 'nobody', address: '/signup-submitted' },
  {
    name: 'invite-user',
    who: 'admin',
    address: '/admin/dashboard',
    async act(page) {
      await page.getByRole('button', { name: 'Invite a user' }).click()
      await page.getByRole('dialog').getByLabel('Role').waitFor()
    },
  },
  {
    name: 'invite-organisation',
    who: 'admin',
    address: '/admin/dashboard',
    async act(page) {
      await page.getByRole('button', { name: 'Invite an organization' }).click()
      await page.getByRole('dialog').getByLabel('Email').waitFor()
    },
  },
]

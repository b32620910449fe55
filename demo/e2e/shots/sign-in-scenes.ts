import type { Page } from 'playwright-core'
import { password } from '../journeys/actions.ts'
import type { Scene } from './scene.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills the form and submits it. */
const signIn = async (page: Page, who = 'agent'): Promise<void> => {
  await page.getByLabel('Email').fill(`${who}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
}

/** Stubs calls to a path for the rest of the scene. */
const answerCalls = (page: Page, path: string, answer: Parameters<Answer>[0]) =>
  page.route(`**/api/auth/v1/${path}`, (route) => route.fulfill(answer))
type Answer = Parameters<Parameters<Page['route']>[1]>[0]['fulfill']

/** Opens the form with single sign-on enabled, up to the step after the email address. */
const withSso = (enabled: boolean, next: string) => async (page: Page) => {
  await answerCalls(page, 'feature-flags', { json: { SSO_LOGIN: true } })
  await answerCalls(page, 'sso/enabled/*', { json: { enabled } })
  await page.reload()
  await page.getByLabel('Email').fill('agent@demo.test')
  if (next === 'Continue') return
  await press(page, 'Continue')
  await page.getByRole('button', { name: next, exact: true }).waitFor()
}

const nobody = (name: string, address: string, act?: Scene['act']): Scene =>
  act ? { name, address, act, who: 'nobody' } : { name, address, who: 'nobody' }

/** Scenes of the sign-in: its steps, its errors and related pages. */
export const signInScenes: readonly Scene[] = [
  nobody('login', '/login'),
  nobody('login-email', '/login', withSso(false, 'Continue')),
  nobody('login-password', '/login', withSso(false, 'Login')),
  nobody('login-sso', '/login', withSso(true, 'Continue with SSO')),
  nobody('login-incomplete', '/login', async (page) => {
    await press(page, 'Login')
    await page.getByText('Email is required').waitFor()
  }),
  nobody('login-refused', '/login', async (page) => {
    await answerCalls(page, 'login', { status: 401, json: { code: 'loginFailed' } })
    await signIn(page)
    await page.getByRole('alert').waitFor()
  }),
  nobody('login-unvalidated', '/login', async (page) => {
    await signIn(page, 'unvalidated')
    await page.getByRole('link', { name: 'Resend validation email' }).waitFor()
  }),
  nobody('login-locked', '/login', async (page) => {
    await answerCalls(page, 'login', {
      status: 429,
      headers: { 'Retry-After': '900' },
      json: { code: 'tooManyAttempts' },
    })
    await signIn(page)
    await page.getByText('15 minutes').waitFor()
  }),
  nobody('login-code', '/login', async (page) => {
    await signIn(page, 'mfa-app')
    await page.getByRole('textbox', { name: 'Security code' }).pressSequentially('123')
  }),
  nobody('login-wrong-code', '/login', async (page) => {
    await signIn(page, 'mfa-app')
    await page.getByRole('textbox', { name: 'Security code' }).fill('000000')
    const json = { code: 'mfaCodeRefused', detail: 'Wrong code.' }
    await answerCalls(page, 'login', { status: 409, json })
    await press(page, 'Login')
    await page.getByText('Wrong code').waitFor()
  }),
  nobody('login-existing', '/login-existing?existing=QUOTE_LINK_EXISTING_AGENT'),
  nobody('loading-account-type-unknown', '/loading', async (page) => {
    // An account type that this client does not know.
    const now = Math.floor(Date.now() / 1000)
    const payload = {
      ...{ kind: 'user', id: 'u', firstName: 'Uma', lastName: 'Kessler', email: 'uma@demo.test' },
      ...{ accountType: 'MOON_BASE', accountId: 'a', accountName: 'Moon', enforceMfa: false },
      ...{ mfaType: 'NONE', scopes: [], sessionId: 's', subscriberType: 'MOON_BASE' },
      ...{ realm: 'ACCOUNT', signedInBy: 'PASSWORD' },
    }
    const body = btoa(JSON.stringify({ iat: now, exp: now + 900, payload }))
    const accessToken = `e30.${body.replaceAll('=', '')}.x`
    await page.goto('/login')
    await answerCalls(page, 'login', {
      json: {
        accessToken,
        refreshToken: 'x',
        issuedAt: new Date(now * 1000).toISOString(),
        expiresIn: 900,
      },
    })
    // The platform would reject the token and end the session.
    await page.route('**/api/auth/v1/token/refresh', () => {})
    await signIn(page, 'unknown')
    await page.getByRole('heading', { name: "You're logged in but can't continue" }).waitFor()
    await page.evaluate(() => sessionStorage.clear())
  }),
  nobody('signed-in', '/login', async (page) => {
    // Browsers warn when a script closes a window that no script opened.
    await page.addInitScript(() => {
      globalThis.close = () => {}
    })
    await page.goto('/signed-in')
    await page.getByRole('heading').first().waitFor()
  }),
  nobody('logout', '/logout'),
  nobody('password-expired', '/password-expired'),
  nobody('application-signed', '/application-signed'),
  nobody('review-quote', '/quote/any/request-to-bind/P100'),
  nobody('attest-notice', '/quote/any/attest-surplus-notice'),
  nobody('validate-unknown', '/validate/nothing'),
]

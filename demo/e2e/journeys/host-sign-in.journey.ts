import type { Page } from '@playwright/test'
import { password, turnSsoOn } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

/** Opens the pop-up of the American agency's page. */
const openPopUp = async (page: Page): Promise<Page> => {
  await page.goto(platform.siteUs)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Log in' }).click()
  return opened
}

const signInThere = async (popUp: Page, who: string) => {
  await popUp.getByLabel('Email').fill(`${who}@demo.test`)
  await popUp.getByLabel('Password', { exact: true }).fill(password)
  await popUp.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Clicks a button that closes the pop-up, possibly before the click is confirmed. */
const answerConsent = async (popUp: Page, name: 'Allow' | "Don't allow") => {
  const closed = popUp.waitForEvent('close')
  await popUp
    .getByRole('button', { name, exact: true })
    .click()
    .catch((error: unknown) => {
      if (!popUp.isClosed()) throw error
    })
  await closed
}

test('a user signs in on an agency’s page without entering a password there', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const popUp = await openPopUp(page)
  expect(new URL(popUp.url()).origin).toBe(platform.portal)
  await expect(popUp.getByText(/Harbor Insurance Agency wants to confirm/)).toBeVisible()
  await signInThere(popUp, 'agency')
  await expect(
    popUp.getByRole('heading', { name: 'Share your details with Harbor Insurance Agency?' }),
  ).toBeVisible()
  await expect(popUp.getByText(platform.siteUs)).toBeVisible()
  await expect(popUp.getByText('agency@demo.test')).toBeVisible()
  await answerConsent(popUp, 'Allow')
  await expect(page.getByText(/Welcome back, Grace Holloway/)).toBeVisible()
  expect(sent.join()).not.toContain(password)
  expect(page.url()).not.toMatch(/code|token/)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused()
  await expect(page.getByText(/Welcome back/)).toHaveCount(0)
})

test('the calculator then saves as that user', async ({ page, context }) => {
  const portal = await context.newPage()
  await portal.goto(`${platform.portal}/login`)
  await signInThere(portal, 'agent')
  await portal.waitForURL('**/agency/dashboard')
  // a user who is signed in at the platform is asked for consent immediately
  const popUp = await openPopUp(page)
  await answerConsent(popUp, 'Allow')
  await expect(page.getByText(/Welcome back, Mateo Rivers/)).toBeVisible()
  const pricing = page.waitForRequest(
    (request) => request.url().includes('/api/') && 'authorization' in request.headers(),
  )
  await page.getByRole('combobox', { name: /^Industry/ }).fill('dent')
  const token = (await pricing).headers()['authorization'] ?? ''
  const answer = await fetch(`${platform.portal}/api/auth/v1/host/visitor`, {
    headers: { Authorization: token },
  })
  expect(await answer.json()).toMatchObject({ user: { email: 'agent@demo.test' } })
  // a page’s token gives no access to the user's own data
  const own = await fetch(`${platform.portal}/api/auth/v1/me`, {
    headers: { Authorization: token },
  })
  expect(own.status).toBe(403)
})

test('a user who denies consent or closes the window remains anonymous', async ({ page }) => {
  const popUp = await openPopUp(page)
  await signInThere(popUp, 'agency')
  await answerConsent(popUp, "Don't allow")
  await expect(page.getByText(/Have an account with us/)).toBeVisible()

  const dispatched = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('parapet-sign-in-cancelled', ({ type }) => resolve(type)),
      ),
  )
  const second = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Log in' }).click()
  await (await second).close()
  expect(await dispatched).toBe('parapet-sign-in-cancelled')
})

test('single sign-on stays in the pop-up', async ({ page }) => {
  await turnSsoOn(platform)
  const popUp = await openPopUp(page)
  await popUp.getByLabel('Email').fill('sso@northgate.test')
  await popUp.getByRole('button', { name: 'Continue', exact: true }).click()
  await popUp.getByRole('button', { name: 'Continue with SSO' }).click()
  await popUp.getByRole('button', { name: /^Nora Gates/ }).click()
  await answerConsent(popUp, 'Allow')
  await expect(page.getByText('Welcome back, Nora Gates of Northgate Specialty.')).toBeVisible()
  await platform.control('/demo/flags', { SSO_LOGIN: false })
})

test('a page without a registered key gets an error', async ({ page }) => {
  const search = new URLSearchParams({
    clientKey: 'pk_harbor_demo',
    origin: 'https://evil.example',
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    state: 'state-of-evil',
  })
  await page.goto(`${platform.portal}/authorize?${search}`)
  await expect(page.getByRole('heading', { name: "This page can't log you in" })).toBeVisible()
  await expect(page.getByText("The key can't be used on this page.")).toBeVisible()
  await page.goto(`${platform.portal}/authorize`)
  await expect(page.getByText('The address is incomplete.')).toBeVisible()
})

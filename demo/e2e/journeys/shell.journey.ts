import type { Page } from '@playwright/test'
import { password, startAs, startSession, tableRows } from './actions.ts'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

test('an address opens a dialog, loses its parameters, and shows the result of the action', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'underwriter', '/admin/inbox')
  const address = await tableRows(page).locator('a').first().getAttribute('href')
  const quoteId = address?.split('/').at(-1)
  // names in the address are ignored
  const input = JSON.stringify({ quoteId, number: 'PQ-1', company: 'Harborview' })
  const data = encodeURIComponent(input)
  await page.goto(`${platform.portal}/admin/inbox?modal=decline-quote&modalData=${data}`)
  const decline = page.getByRole('dialog', { name: 'Decline quote' })
  const company = decline.getByRole('definition').first()
  await expect(company).not.toBeEmpty()
  await expect(decline).toContainText(`for ${(await company.textContent()) ?? ''}`)
  await expect(decline).not.toContainText('Harborview')
  await expect(page).toHaveURL(`${platform.portal}/admin/inbox`)
  await decline.getByLabel('Declination Reason').selectOption('Error')
  await decline.getByLabel('Reason Description').fill('Entered twice')
  await decline.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Quote declined')).toBeVisible()
  await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0)

  // an action of the current record opens its question once
  const next = await tableRows(page).locator('a').first().getAttribute('href')
  await page.goto(`${platform.portal}${next}?modal=reassess`)
  const question = page.getByRole('dialog', { name: 'Reassess risk' })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(`${platform.portal}${next}`)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  // an action that is not available for the record
  await page.goto(`${platform.portal}${next}?modal=rescind`)
  await expect(page.getByText("What the link asks for isn't possible here.")).toBeVisible()
  await expect(page).toHaveURL(`${platform.portal}${next}`)
})

test.describe('a second factor that the account enforces', () => {
  const dialog = (page: Page) =>
    page.getByRole('dialog', { name: 'Multi-Factor Authentication Not Enabled' })

  test('is required before anything else and cannot be dismissed', async ({ page }) => {
    await startAs(page, platform.portal, 'enforced')
    await expect(dialog(page)).toContainText('before continuing on the platform')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.goto(`${platform.portal}/mssp/dashboard?modal=flags`)
    await expect(page).toHaveURL(`${platform.portal}/mssp/dashboard`)
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(dialog(page).getByRole('button', { name: 'Set Up MFA' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${platform.portal}/mssp/manage/me?tab=mfa`)
    await expect(dialog(page)).toBeHidden()
    await page.goBack()
    await expect(dialog(page)).toBeVisible()
  })
})

// `reinsurer` and `premiumprocessor` share the dashboard of `pool`; `personas.test.ts` covers all
const bases = ['admin', 'agency', 'customer', 'da', 'mssp', 'carrier', 'vendor', 'cluster', 'pool']

for (const [index, base] of bases.entries()) {
  test(`${base} has its own dashboard, and other dashboards redirect to it`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await startSession(page, platform.portal, base)
    const other = bases[(index + 1) % bases.length] ?? 'admin'
    // One persona is enough for addresses below it, because the router's rule does not depend on
    // personas.
    const paths = index === 0 ? [`/${other}/no/such/place`] : []
    for (const path of [...paths, `/${other}/dashboard`]) {
      await page.goto(`${platform.portal}${path}`)
      await expect(page).toHaveURL(`${platform.portal}/${base}/dashboard`)
      await expect(page.getByText('is for another account type')).toBeVisible()
    }
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const entry of await menu.getByRole('link').all()) {
      await entry.click()
      await waitForScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
    }
    expect(errors).toEqual([])
  })
}

test('the menu of a phone restores the focus, and closes when Tab leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAs(page, platform.portal, 'agent')
  const opener = page.getByRole('button', { name: 'Open menu' })
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await opener.press('Enter')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(entries.first()).toBeFocused()
  await entries.last().press('Tab')
  await expect(entries.first()).toBeHidden()
  await expect(opener).toBeVisible()

  await test.step('even when nothing behind it is focusable', async () => {
    // Simulates a screen that is still loading.
    await page.locator('#content').evaluate((content) => content.setAttribute('inert', ''))
    await opener.press('Enter')
    await expect(entries.first()).toBeFocused()
    await entries.last().press('Tab')
    await expect(entries.first()).toBeHidden()
  })
})

test('a failed sign-in, profile or list shows exactly one error', async ({ page }) => {
  await platform.control('/demo/faults', { path: '/api/auth/v1/login', status: 500, times: 1 })
  await page.goto(`${platform.portal}/login`)
  await page.getByLabel('Email').fill('agent@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/^Oops!! Something is Wrong with our Server/)).toHaveCount(1)
  await platform.control('/demo/faults', { path: '/api/auth/v1/me', status: 500, times: 3 })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/^An error occurred and we couldn't recover/)).toBeVisible()
  await expect(page.getByText(/^Oops!!/)).toHaveCount(0)
  await fetch(`${platform.portal}/demo/faults`, { method: 'DELETE' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${platform.portal}/agency/dashboard`)
  // a screen that fails to load shows its error in place only
  await page.route('**/api/quote/v1/search?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText("Couldn't load the list.")).toBeVisible()
  const failure = page.getByText(/^Our servers seem to be having trouble/)
  await expect(failure).toHaveCount(1)
  // a panel that fails to load does not affect its screen
  await page.unroute('**/api/quote/v1/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /PQ-/ }).first()).toBeVisible()
  await page.route('**/api/user/v1/views?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await expect(failure).toHaveCount(1)
  await expect(page.getByRole('row', { name: /PQ-/ }).first()).toBeVisible()
  await page.unroute('**/api/user/v1/views?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
})

test('bundled texts are used when the locale host fails', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ status: 500, body: 'no' }))
  await startAs(page, platform.portal, 'agent')
  await expect(page.getByRole('link', { name: 'New quote' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { firstRow, openRequestToBind, readyQuotes, startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const setFlags = (flags: Readonly<Record<string, boolean>>): Promise<void> =>
  platform.control('/demo/flags', flags)

/** Makes the page check for changes now, as when the tab becomes visible. */
const wake = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

const inputText = 'Still here'

/** Opens a request to bind and fills half of it. */
const beginRequest = async (page: Page): Promise<void> => {
  await startAs(page, platform.portal, 'agent', readyQuotes)
  await openRequestToBind(page)
  await page.getByLabel('First name').fill(inputText)
}

test.describe('maintenance', () => {
  test.afterEach(() => setFlags({ MAINTENANCE: false, MAINTENANCE_UK: false }))

  test('covers a half-filled form and preserves its input', async ({ page }) => {
    await beginRequest(page)
    await setFlags({ MAINTENANCE: true })
    await wake(page)
    const overlay = page.getByRole('dialog', { name: 'The platform is undergoing maintenance' })
    await expect(overlay).toContainText('check back within the next 30 minutes')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(overlay).toBeVisible()
    await setFlags({ MAINTENANCE: false })
    await overlay.getByRole('link', { name: 'Refresh' }).click()
    await expect(overlay).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue(inputText)
  })

  test('is a page when no screen was open, and ends automatically', async ({ page }) => {
    await page.clock.install()
    await setFlags({ MAINTENANCE: true })
    await page.goto(`${platform.portal}/login`)
    const heading = page.getByRole('heading', { name: 'The platform is undergoing maintenance' })
    await expect(heading).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Refresh' })).toHaveAttribute('href', '/loading')
    await setFlags({ MAINTENANCE: false })
    await page.clock.runFor(31_000)
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('affects only the UK when announced for the UK', async ({ page }) => {
    await setFlags({ MAINTENANCE_UK: true })
    await page.goto(`${platform.portal}/login`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goto(`${platform.portal.replace('127.0.0.1', 'uk.localhost')}/login`)
    await expect(page.getByRole('heading', { name: /undergoing maintenance/ })).toBeVisible()
  })
})

test.describe('the server', () => {
  test.afterEach(() => fetch(`${platform.portal}/demo/faults`, { method: 'DELETE' }))

  test('shows an outage at its own address over a half-filled form, then restores both', async ({
    page,
  }) => {
    await beginRequest(page)
    await platform.control('/demo/faults', {
      path: '/api/console-version',
      status: 200,
      body: { v: 'SERVER_DOWN' },
    })
    await platform.control('/demo/faults', { path: '/api/quotes', status: 503 })
    const send = page.getByRole('button', { name: 'Send request' })
    await send.focus()
    await page.context().setOffline(true)
    // the overlay may already cover the button, because the event stream breaks first
    await send.dispatchEvent('click')
    await expect(page.getByRole('dialog', { name: "You're offline" })).toBeVisible()
    await expect(page).toHaveURL(`${platform.portal}/serverdown`)
    await page.context().setOffline(false)
    const down = page.getByRole('dialog', { name: "We can't reach the server" })
    await down.getByRole('button', { name: 'Try now' }).click()
    await expect(down).toBeVisible()
    await fetch(`${platform.portal}/demo/faults`, { method: 'DELETE' })
    // the page retries by its own timer; a click could miss the closing dialog
    await expect(down).toBeHidden({ timeout: 30_000 })
    await expect(page).toHaveURL(/\/agency\/dashboard\?/)
    await expect(page.getByLabel('First name')).toHaveValue(inputText)
    // The focus returns to the same control.
    await expect(send).toBeFocused()
  })

  test('shows an outage as a page when no screen is open, and continues once it is up', async ({
    page,
  }) => {
    await platform.control('/demo/faults', {
      path: '/api/console-version',
      status: 200,
      body: { v: 'SERVER_DOWN' },
    })
    // The page also checks by a timer. A paused clock leaves only the button.
    await page.clock.install({ time: 0 })
    await page.goto(`${platform.portal}/serverdown?redirect=/terms`)
    const tryNow = page.getByRole('button', { name: 'Try now' })
    await expect(tryNow).toBeEnabled()
    await page.clock.pauseAt(3_600_000)
    await tryNow.click()
    await expect(tryNow).toBeEnabled()
    await expect(page.getByRole('heading', { name: "We can't reach the server" })).toBeVisible()
    await fetch(`${platform.portal}/demo/faults`, { method: 'DELETE' })
    await tryNow.click()
    await expect(page).toHaveURL(`${platform.portal}/terms`)
  })

  test('offers a reload that preserves input after a release of the client', async ({ page }) => {
    const offer = page.getByRole('region', { name: 'New version' })
    await page.route('**/api/console-version', (route) => route.fulfill({ json: { v: 'other' } }))
    await page.clock.install()
    await startAs(page, platform.portal, 'agent', '/agency/accounts/account-bayside-dental/details')
    const name = page.getByLabel('DBA or trade style')
    await expect(name).toBeVisible()
    await expect(offer).toBeHidden()
    await name.fill(inputText)
    await page.unroute('**/api/console-version')
    await page.clock.runFor(61_000)
    await expect(offer).toBeVisible()
    const prompts: string[] = []
    page.on('dialog', (dialog) => {
      prompts.push(dialog.type())
      void dialog.dismiss()
    })
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => prompts).toEqual(['beforeunload'])
    await expect(name).toHaveValue(inputText)
    await offer.getByRole('button', { name: 'Later' }).click()
    await expect(offer).toBeHidden()
  })

  test('gets one retry for a missing client chunk before the error is shown', async ({ page }) => {
    await startAs(page, platform.portal, 'agent')
    await expect(firstRow(page)).toBeVisible()
    let loads = 0
    page.on('load', () => (loads += 1))
    let isMissing = true
    await page.route('**/assets/QuoteScreen-*.js', (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await page.locator('tbody a[data-open]').first().click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(loads).toBe(1)
    isMissing = false
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PQ-')
  })
})

test('an incident is shown until it is dismissed', async ({ page }) => {
  await setFlags({ INCIDENT_BANNER: true })
  const banner = page.getByRole('region', { name: 'Incident' })
  await page.goto(`${platform.portal}/login`)
  await expect(banner.getByRole('link', { name: 'Check Status' })).toBeVisible()
  await startAs(page, platform.portal, 'carrier')
  await banner.getByRole('button', { name: 'Dismiss Message' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  await setFlags({ INCIDENT_BANNER: false })
})

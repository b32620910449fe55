import type { BrowserContext, Page } from '@playwright/test'
import { openRequestToBind, password, readyQuotes, startAs, startSession } from './acts.ts'
import { settled } from '../shots/settled.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const setFlags = (flags: Readonly<Record<string, boolean>>): Promise<void> =>
  platform.control('/demo/flags', flags)

/** Makes the page check at once whether something changed, as when the tab is shown again. */
const wake = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

const typed = 'Still here'

/** A quote's request to bind, half filled. */
const beginRequest = async (page: Page): Promise<void> => {
  await startAs(page, platform.portal, 'agent', readyQuotes)
  await openRequestToBind(page)
  await page.getByLabel('First name').fill(typed)
}

const flagsPanel = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Commands' }).fill('feature flags')
  await page.getByRole('option', { name: 'Feature flags' }).click()
  return page.getByRole('dialog', { name: 'Feature flags' })
}

test.describe('maintenance', () => {
  test.afterEach(() => setFlags({ MAINTENANCE: false, MAINTENANCE_UK: false }))

  test('covers a half-filled form, and leaves its input', async ({ page }) => {
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
    await expect(page.getByLabel('First name')).toHaveValue(typed)
  })

  test('is a page where no screen was open, and ends by itself', async ({ page }) => {
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

  test('of the UK closes the UK only', async ({ page }) => {
    await setFlags({ MAINTENANCE_UK: true })
    await page.goto(`${platform.portal}/login`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goto(`${platform.portal.replace('127.0.0.1', 'uk.localhost')}/login`)
    await expect(page.getByRole('heading', { name: /undergoing maintenance/ })).toBeVisible()
  })
})

test.describe('the server', () => {
  test.afterEach(() => fetch(`${platform.portal}/demo/faults`, { method: 'DELETE' }))

  test('down, shows its own address over a half-filled form, and restores both', async ({
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
    // the overlay may cover the button already: the stream of changes breaks off first
    await send.dispatchEvent('click')
    await expect(page.getByRole('dialog', { name: "You're offline" })).toBeVisible()
    await expect(page).toHaveURL(`${platform.portal}/serverdown`)
    await page.context().setOffline(false)
    const down = page.getByRole('dialog', { name: "We can't reach the server" })
    await down.getByRole('button', { name: 'Try now' }).click()
    await expect(down).toBeVisible()
    await fetch(`${platform.portal}/demo/faults`, { method: 'DELETE' })
    // by its own timer: a click could meet a button that has just gone
    await expect(down).toBeHidden({ timeout: 30_000 })
    await expect(page).toHaveURL(/\/agency\/dashboard\?/)
    await expect(page.getByLabel('First name')).toHaveValue(typed)
    // The keyboard goes on where it was.
    await expect(send).toBeFocused()
  })

  test('down with no screen open is a page that continues once it is up', async ({ page }) => {
    await platform.control('/demo/faults', {
      path: '/api/console-version',
      status: 200,
      body: { v: 'SERVER_DOWN' },
    })
    // The page also checks by a timer: a stopped clock leaves that to the button.
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

  test('with another build of the client offers a reload that loses nothing', async ({ page }) => {
    const offer = page.getByRole('region', { name: 'New version' })
    await page.route('**/api/console-version', (route) => route.fulfill({ json: { v: 'other' } }))
    await page.clock.install()
    await startAs(page, platform.portal, 'agent', '/agency/accounts/account-bayside-dental/details')
    const name = page.getByLabel('DBA or trade style')
    await expect(name).toBeVisible()
    await expect(offer).toBeHidden()
    await name.fill(typed)
    await page.unroute('**/api/console-version')
    await page.clock.runFor(61_000)
    await expect(offer).toBeVisible()
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(name).toHaveValue(typed)
    await offer.getByRole('button', { name: 'Later' }).click()
    await expect(offer).toBeHidden()
  })

  test('without a part of the client is asked once more, then the error is shown', async ({
    page,
  }) => {
    await startAs(page, platform.portal, 'agent')
    await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
    let loads = 0
    page.on('load', () => (loads += 1))
    let isGone = true
    await page.route('**/assets/QuoteScreen-*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await page.locator('tbody a[data-open]').first().click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(loads).toBe(1)
    isGone = false
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PQ-')
  })
})

test.describe('feature flags', () => {
  test('are shown to staff with their sources, set on this device, and reset', async ({ page }) => {
    await startAs(page, platform.portal, 'admin')
    const panel = await flagsPanel(page)
    await panel.getByRole('searchbox').fill('united kingdom')
    await panel.getByLabel('Override of UK_ENVIRONMENT').selectOption('On')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await panel.getByLabel('Override of AU_ENVIRONMENT').selectOption('On')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
    await expect(panel.getByLabel('Override of UK_ENVIRONMENT')).toHaveValue('off')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
    const again = await flagsPanel(page)
    await again.getByRole('button', { name: 'Reset all' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  test('cannot be set by other users, even by an address', async ({ page }) => {
    await startAs(page, platform.portal, 'agent', '/agency/dashboard?modal=flags')
    await settled(page)
    await expect(page).toHaveURL(`${platform.portal}/agency/dashboard`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Commands' }).fill('feature flags')
    await expect(page.getByText('No results')).toBeVisible()
  })
})

test.describe('the new dashboard of agencies', () => {
  test.afterEach(() => setFlags({ NEW_AGENT_EXPERIENCE: false }))

  test('is chosen, leads into the lists, and is left again', async ({ page, openContext }) => {
    await setFlags({ NEW_AGENT_EXPERIENCE: true })
    await startAs(page, platform.portal, 'agent', '/agency/dashboard')
    const trialOn = (shown: Page) => shown.getByRole('dialog', { name: 'Try the new dashboard?' })
    await trialOn(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Try the new dashboard' }).click()
    await expect(page).toHaveURL(/\/agency\/overview$/)

    const period = page.getByLabel('Period')
    await expect(period.locator('option:checked')).toHaveText('Last 7 days')
    await period.selectOption('Last 90 days')
    await expect(page).toHaveURL(/created=8/)
    // the figures of the former period stay, marked as busy, until those of the new one are here
    await expect(period.locator('option:checked')).toHaveText('Last 90 days')
    await settled(page)
    const line = page.getByRole('listitem').filter({ hasText: /^Ready\d/ })
    const figure = /\d+$/.exec((await line.textContent()) ?? '')?.[0] ?? ''
    await line.getByRole('link').click()
    await expect(page).toHaveURL(/tab=QUOTES/)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.getByText(new RegExp(`of ${figure}$`))).toBeVisible()

    await test.step('while the flag is off the tables are the dashboard', async () => {
      await setFlags({ NEW_AGENT_EXPERIENCE: false })
      await page.goto(`${platform.portal}/agency/dashboard`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await expect(page).toHaveURL(/\/agency\/dashboard/)
      await expect(page.getByRole('link', { name: 'Overview' })).toHaveCount(0)
      await setFlags({ NEW_AGENT_EXPERIENCE: true })
    })

    await test.step('on another device it is the dashboard', async () => {
      const other = await (await openContext()).newPage()
      await startAs(other, platform.portal, 'agent', '/agency/dashboard')
      await expect(other).toHaveURL(/\/agency\/overview$/)
      await other.getByRole('button', { name: 'Back to the tables' }).click()
      await expect(other).toHaveURL(/\/agency\/dashboard/)
      await expect(other.getByRole('button', { name: 'Try the new dashboard' })).toBeVisible()
      await settled(other)
      await expect(trialOn(other)).toBeHidden()
    })
  })
})

test.describe('cookies', () => {
  test.use({ asksAboutCookies: true })

  const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })

  const answer = async (context: BrowserContext, name: 'Accept' | 'Deny') => {
    const first = await context.newPage()
    await first.goto(`${platform.portal}/login`)
    const second = await context.newPage()
    await second.goto(`${platform.portal}/terms`)
    await expect(bar(first)).toBeVisible()
    await expect(bar(second)).toBeVisible()
    await bar(first).getByRole('button', { name }).click()
    await expect(bar(first)).toBeHidden()
    await expect(bar(second)).toBeHidden()
    return first
  }

  test('are asked about once, in every tab; a sign-out leaves the answer', async ({ context }) => {
    const page = await answer(context, 'Accept')
    await startAs(page, platform.portal, 'agent', '/logout')
    await expect(page.getByText('successfully logged out')).toBeVisible()
    const stored = () => localStorage.getItem('parapet.cookie-consent.enabled')
    expect(await page.evaluate(stored)).toBe('true')
  })

  test('an acceptance expires after six months, a denial does not', async ({ context }) => {
    const page = await answer(context, 'Deny')
    const age = (months: number) =>
      page.evaluate((ago) => {
        const at = new Date()
        at.setMonth(at.getMonth() - ago)
        localStorage.setItem('parapet.cookie-consent.at', String(at.getTime()))
      }, months)
    await age(7)
    await page.clock.install()
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(bar(page)).toBeHidden()
    await page.clock.resume()
    await page.evaluate(() => localStorage.setItem('parapet.cookie-consent.enabled', 'true'))
    await page.reload()
    await expect(bar(page)).toBeVisible()
  })

  test('the bar covers no button of a form on a phone, and is reached by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    for (const path of ['/login', '/forgot-password']) {
      await page.goto(platform.portal + path)
      await expect(bar(page)).toBeVisible()
      const button = page.locator('main button[type=submit]')
      await button.scrollIntoViewIfNeeded()
      const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom)
      const top = await bar(page).evaluate((element) => element.getBoundingClientRect().top)
      expect.soft(bottom, path).toBeLessThanOrEqual(top)
    }
    const deny = bar(page).getByRole('button', { name: 'Deny' })
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      if (await deny.evaluate((element) => element.matches(':focus'))) break
    }
    await page.keyboard.press('Enter')
    await expect(bar(page)).toBeHidden()
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

test('an address opens a dialog after a short time, is then without it, and shows what it did', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'underwriter', '/admin/inbox')
  const address = await page.locator('tbody tr[data-row] a').first().getAttribute('href')
  const quoteId = address?.split('/').at(-1)
  // what else an address says of its quote is not believed
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

  // an action of the record on screen: its question only, and only once
  const next = await page.locator('tbody tr[data-row] a').first().getAttribute('href')
  await page.goto(`${platform.portal}${next}?modal=reassess`)
  const question = page.getByRole('dialog', { name: 'Reassess risk' })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(`${platform.portal}${next}`)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  // an action that the record does not have
  await page.goto(`${platform.portal}${next}?modal=rescind`)
  await expect(page.getByText("What the link asks for isn't possible here.")).toBeVisible()
  await expect(page).toHaveURL(`${platform.portal}${next}`)
})

test.describe('a second factor that the account enforces', () => {
  const dialog = (page: Page) =>
    page.getByRole('dialog', { name: 'Multi-Factor Authentication Not Enabled' })

  test('is required before anything else, without an alternative', async ({ page }) => {
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

const bases = ['admin', 'agency', 'customer', 'da', 'mssp', 'carrier', 'vendor', 'cluster']
bases.push('reinsurer', 'premiumprocessor', 'pool')

for (const [index, base] of bases.entries()) {
  test(`${base} has its own dashboard, and another’s address leads there`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await startSession(page, platform.portal, base)
    const other = bases[(index + 1) % bases.length] ?? 'admin'
    // Addresses below it are one rule of the router, which does not know of personas.
    const paths = index === 0 ? [`/${other}/no/such/place`] : []
    for (const path of [...paths, `/${other}/dashboard`]) {
      await page.goto(`${platform.portal}${path}`)
      await expect(page).toHaveURL(`${platform.portal}/${base}/dashboard`)
      await expect(page.getByText('is for another account type')).toBeVisible()
    }
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const entry of await menu.getByRole('link').all()) {
      await entry.click()
      await settled(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
    }
    expect(errors).toEqual([])
  })
}

test('the menu of a phone gives the focus back, and closes when Tab leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAs(page, platform.portal, 'agent')
  const opener = page.getByRole('button', { name: 'Open menu' })
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await opener.press('Enter')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await entries.last().press('Tab')
  await expect(entries.first()).toBeHidden()
  await expect(opener).toBeVisible()
})

test('a failed sign-in shows one error, and so do a profile and a list that do not load', async ({
  page,
}) => {
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
  // what a screen cannot read is told in its place only
  await page.route('**/api/quote/v1/search?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText("Couldn't load the list.")).toBeVisible()
  const failure = page.getByText(/^Our servers seem to be having trouble/)
  await expect(failure).toHaveCount(1)
  // a panel that cannot be read leaves its screen as it is
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

test('texts of the code are used where the locale host fails', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ status: 500, body: 'no' }))
  await startAs(page, platform.portal, 'agent')
  await expect(page.getByRole('link', { name: 'New quote' })).toBeVisible()
})

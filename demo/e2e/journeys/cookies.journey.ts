import type { BrowserContext, Page } from '@playwright/test'
import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
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

  test('ask once for all tabs, and a sign-out keeps the answer', async ({ context }) => {
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

  test('the bar covers no button of a form on a phone, and is accessible by keyboard', async ({
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

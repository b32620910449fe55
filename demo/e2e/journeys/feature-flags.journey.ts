import type { Page } from '@playwright/test'
import { startAs } from './actions.ts'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const setFlags = (flags: Readonly<Record<string, boolean>>): Promise<void> =>
  platform.control('/demo/flags', flags)

const flagsPanel = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Commands' }).fill('feature flags')
  await page.getByRole('option', { name: 'Feature flags' }).click()
  return page.getByRole('dialog', { name: 'Feature flags' })
}

test.describe('feature flags', () => {
  test('are shown to staff with their sources, and can be set on this device and reset', async ({
    page,
  }) => {
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

  test('cannot be set by other users, even by address', async ({ page }) => {
    await startAs(page, platform.portal, 'agent', '/agency/dashboard?modal=flags')
    await waitForScreen(page)
    await expect(page).toHaveURL(`${platform.portal}/agency/dashboard`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Commands' }).fill('feature flags')
    await expect(page.getByText('No results')).toBeVisible()
  })
})

test.describe('the new dashboard of agencies', () => {
  test.afterEach(() => setFlags({ NEW_AGENT_EXPERIENCE: false }))

  test('can be chosen, links to the lists, and can be left again', async ({
    page,
    openContext,
  }) => {
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
    // the figures of the previous period remain, marked as busy, until the new ones arrive
    await expect(period.locator('option:checked')).toHaveText('Last 90 days')
    await waitForScreen(page)
    const line = page.getByRole('listitem').filter({ hasText: /^Ready\d/ })
    const figure = /\d+$/.exec((await line.textContent()) ?? '')?.[0] ?? ''
    await line.getByRole('link').click()
    await expect(page).toHaveURL(/tab=QUOTES/)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.getByText(new RegExp(`of ${figure}$`))).toBeVisible()

    await test.step('without the flag the dashboard shows the tables', async () => {
      await setFlags({ NEW_AGENT_EXPERIENCE: false })
      await page.goto(`${platform.portal}/agency/dashboard`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await expect(page).toHaveURL(/\/agency\/dashboard/)
      await expect(page.getByRole('link', { name: 'Overview' })).toHaveCount(0)
      await setFlags({ NEW_AGENT_EXPERIENCE: true })
    })

    await test.step('the new dashboard also opens on another device', async () => {
      const other = await (await openContext()).newPage()
      await startAs(other, platform.portal, 'agent', '/agency/dashboard')
      await expect(other).toHaveURL(/\/agency\/overview$/)
      await other.getByRole('button', { name: 'Back to the tables' }).click()
      await expect(other).toHaveURL(/\/agency\/dashboard/)
      await expect(other.getByRole('button', { name: 'Try the new dashboard' })).toBeVisible()
      await waitForScreen(other)
      await expect(trialOn(other)).toBeHidden()
    })
  })
})

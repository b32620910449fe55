import type { Page } from '@playwright/test'
import { password, signInAs } from './acts.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const aMonth = 30 * 86_400_000

/** Opens the request to bind of the first ready quote that offers it. */
const openRequest = async (page: Page): Promise<void> => {
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  const request = page.getByRole('menuitem', { name: 'Request to bind' })
  for (const menu of await page.locator('[data-actions]').all()) {
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    if ((await request.count()) > 0) return request.click()
    await page.keyboard.press('Escape')
  }
  throw new Error('No ready quote offers a request to bind')
}

const typed = 'Still here'

const openReadyQuotes = async (page: Page): Promise<void> => {
  await signInAs(page, platform.portal, 'agent')
  await page.goto(`${platform.portal}/agency/dashboard?filter=status:READY&size=100`)
}

test('a reload leaves the draft; a dialog given up takes it away', async ({ page }) => {
  await openReadyQuotes(page)
  await openRequest(page)
  await page.getByLabel('First name').fill(typed)
  await page.reload()
  await openRequest(page)
  await expect(page.getByLabel('First name')).toHaveValue(typed)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openRequest(page)
  await expect(page.getByLabel('First name')).not.toHaveValue(typed)
})

test('no network and a session that ran out are covers; what was typed is still there', async ({
  page,
}) => {
  await openReadyQuotes(page)
  await openRequest(page)
  await page.getByLabel('First name').fill(typed)
  const send = page.getByRole('button', { name: 'Send request' })

  await page.context().setOffline(true)
  await send.click()
  const down = page.getByRole('dialog', { name: 'The server does not answer' })
  await expect(down).toBeVisible()
  await page.context().setOffline(false)
  await down.getByRole('button', { name: 'Try now' }).click()
  await expect(down).toBeHidden()

  await platform.control('/demo/clock', { offsetMs: aMonth })
  await send.click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again).toBeVisible()
  await expect(again.getByLabel('Email')).toHaveValue('agent@demo.test')
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused()
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue(typed)
  await platform.control('/demo/clock', { offsetMs: 0 })
})

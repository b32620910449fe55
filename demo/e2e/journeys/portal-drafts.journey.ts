import type { Page } from '@playwright/test'
import { openRequestToBind, password, readyQuotes, startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const aMonth = 30 * 86_400_000

const inputText = 'Still here'

const openReadyQuotes = (page: Page): Promise<void> =>
  startAs(page, platform.portal, 'agent', readyQuotes)

test('a reload preserves the draft; a cancelled dialog removes it', async ({ page }) => {
  await openReadyQuotes(page)
  await openRequestToBind(page)
  await page.getByLabel('First name').fill(inputText)
  await page.reload()
  await openRequestToBind(page)
  await expect(page.getByLabel('First name')).toHaveValue(inputText)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openRequestToBind(page)
  await expect(page.getByLabel('First name')).not.toHaveValue(inputText)
})

test('Cancel, Escape and the close button all ask before input is lost', async ({ page }) => {
  await openReadyQuotes(page)
  await openRequestToBind(page)
  const dialog = page.getByRole('dialog', { name: 'Request to bind' })
  const field = page.getByLabel('First name')
  await field.fill(inputText)
  const closings = [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of closings) {
    await field.focus()
    await close()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field).toHaveValue(inputText)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})

test('a lost network and an expired session show overlays and preserve input', async ({ page }) => {
  await openReadyQuotes(page)
  await openRequestToBind(page)
  await page.getByLabel('First name').fill(inputText)
  const send = page.getByRole('button', { name: 'Send request' })

  await page.context().setOffline(true)
  // the overlay may already cover the button, because the event stream breaks first
  await send.dispatchEvent('click')
  const down = page.getByRole('dialog', { name: "You're offline" })
  await expect(down).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(down).toBeVisible()
  await page.context().setOffline(false)
  // the overlay closes by itself once the network is back
  await expect(down).toBeHidden()
  await expect(send).toBeEnabled()

  await platform.control('/demo/clock', { offsetMs: aMonth })
  // the event stream may have noticed the expired session first
  await send.dispatchEvent('click')
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await expect(again).toBeVisible()
  await expect(again.getByLabel('Email')).toHaveValue('agent@demo.test')
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused()
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue(inputText)
  await platform.control('/demo/clock', { offsetMs: 0 })
})

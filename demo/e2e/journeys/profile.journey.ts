import type { Page } from '@playwright/test'
import { password, startAs, startSession } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const openTab = async (page: Page, tab: string, persona = 'agency'): Promise<void> => {
  await page.goto(`${platform.portal}/${persona}/manage/me?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
}

const account = (page: Page) => page.getByRole('button', { name: /^Your account/ })

test('details: a draft survives a reload, leaving asks for confirmation, saving updates the header', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'agent')
  await account(page).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  const first = page.getByLabel('First name')
  await first.fill('Matteo')
  await page.reload()
  await expect(first).toHaveValue('Matteo')
  await page.getByRole('link', { name: 'Binders' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('link', { name: 'Password' }).click()
  await page.getByRole('button', { name: 'GO BACK' }).click()
  await page.getByRole('link', { name: 'Password' }).click()
  await page.getByRole('button', { name: 'SWITCH' }).click()
  await page.getByRole('link', { name: 'Details' }).click()
  await expect(first).toHaveValue('Mateo')
  await first.fill('Matteo')

  await page.getByLabel('Phone').fill('555')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Phone is not a valid phone number')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Details saved')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('(512) 555-0143')
  await expect(account(page)).toContainText('Matteo Rivers')
  await page.getByRole('link', { name: 'Binders' }).click()
  await page.waitForURL(/tab=BINDERS/)
})

test('photo: chosen, moved and zoomed by keyboard only, shown in the header, removed', async ({
  page,
}) => {
  await startAs(page, platform.portal, 'agent')
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await openTab(page, 'photo')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  })
  await expect(page.getByText('Choose a PNG, JPEG, GIF or WebP image')).toBeVisible()
  await file.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no image'),
  })
  await expect(page.getByText("We can't read this image.")).toBeVisible()
  await file.setInputFiles({ ...photo, buffer: Buffer.alloc(2_000_001) })
  await expect(page.getByText('Choose an image up to 2 MB')).toBeVisible()

  await file.setInputFiles(photo)
  const cropper = page.getByRole('application', { name: /Photo position/ })
  const media = page.getByRole('group', { name: 'Crop photo' }).locator('img')
  await cropper.focus()
  const before = await media.getAttribute('style')
  await page.keyboard.press('ArrowRight')
  await expect(media).not.toHaveAttribute('style', before ?? '')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '1.1 times')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Photo saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeFocused()
  await expect(account(page).locator('img')).toHaveJSProperty('naturalWidth', 512)

  await page.reload()
  await expect(account(page).locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed')).toBeVisible()
  await expect(account(page).locator('img')).toHaveCount(0)
})

test('password: the current one is required, other sessions end, a mail is sent', async ({
  page,
  openContext,
}) => {
  const other = await (await openContext()).newPage()
  await startSession(other, platform.portal, 'vendor')
  await startSession(page, platform.portal, 'vendor')
  await openTab(page, 'password', 'vendor')
  const next = 'Quiet-Harbor-27'
  await page.getByLabel('Current password', { exact: true }).fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm password', { exact: true }).fill(`${next}x`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText("That isn't your current password.")).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  const [mail] = await platform.mails('vendor@demo.test')
  expect(mail?.subject).toMatch(/password/i)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await other.goto(`${platform.portal}/vendor/manage/me?tab=sessions`)
  await expect(other.getByRole('heading', { name: 'My profile' })).toBeHidden()
})

test('sessions: two are listed, the current one is marked, the other can be signed out', async ({
  page,
  openContext,
}) => {
  const other = await (await openContext()).newPage()
  await startSession(other, platform.portal, 'cluster')
  await startSession(page, platform.portal, 'cluster')
  await openTab(page, 'sessions', 'cluster')
  await expect(page.getByText('This session')).toHaveCount(1)
  await page.getByRole('button', { name: 'Log out other sessions' }).click()
  await expect(page.getByText('Other sessions logged out')).toBeVisible()
  await expect(page.getByText("You're not logged in anywhere else.")).toBeVisible()
  await other.goto(`${platform.portal}/cluster/manage/me?tab=sessions`)
  await expect(other.getByRole('heading', { name: 'My profile' })).toBeHidden()
})

test('settings: theme, density and language apply immediately and after a reload', async ({
  page,
}) => {
  await startSession(page, platform.portal, 'agency')
  await openTab(page, 'settings')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('radio', { name: 'Comfortable' }).check({ force: true })
  await page.getByLabel('Language').selectOption('English (United Kingdom)')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en-GB')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en-GB')
  await expect(html).toHaveAttribute('data-layout', 'comfortable')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('link', { name: 'Details', exact: true }).click()
  await expect(page.getByText('Organisation')).toBeVisible()
})

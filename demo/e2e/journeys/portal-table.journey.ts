import type { Page } from '@playwright/test'
import { startAs, startSession, tableRows as rows } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const waitForRows = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

/** Columns are stored per user, so tests that move them use different users. */
const openQuotes = async (page: Page, who = 'agent'): Promise<void> => {
  await startAs(page, platform.portal, who, '/agency/dashboard')
  await expect(rows(page)).toHaveCount(20)
}

test('the address contains the view of a table and restores it when shared, reloaded or revisited', async ({
  page,
}) => {
  await openQuotes(page)
  await heading(page, 'Company').getByRole('button').click()
  await expect(page).toHaveURL(/sort=companyName,asc/)
  await expect(heading(page, 'Company')).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
  const ready = page.getByRole('checkbox', { name: 'Ready', exact: true })
  await expect(ready).toHaveAccessibleDescription(/^\d/)
  await ready.check()
  await page.getByRole('checkbox', { name: 'Referred' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/filter=status:READY,REFERRED/)
  const answered = page.waitForResponse((answer) => answer.url().includes('size=25'))
  await page.getByLabel('Rows per page').selectOption('25')
  await answered
  await waitForRows(page)
  const linkTexts = await rows(page).getByRole('link').allInnerTexts()

  await page.reload()
  await expect(rows(page).getByRole('link')).toHaveText(linkTexts)

  const before = page.url()
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/quotes\//)
  await page.getByRole('link', { name: 'Back to quotes' }).click()
  await expect(page).toHaveURL(before)

  await page.locator('#menu').getByRole('link', { name: 'Quotes' }).click()
  await expect(page).not.toHaveURL(/filter|sort|size/)
  await expect(rows(page)).toHaveCount(20)
})

test('a duration filters the rows on the server and in the address', async ({ page }) => {
  await openQuotes(page)
  const filtered = page.waitForRequest((request) => request.url().includes('after='))
  await page.getByRole('search').getByRole('button', { name: 'Created' }).click()
  await page.getByRole('radio', { name: 'Last 30 days' }).check()
  await filtered
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/created=7/)
  await waitForRows(page)
  await expect(page.getByRole('button', { name: 'Created Last 30 days' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/created=/)
})

test('the dashboard opens with the last visited tab', async ({ page }) => {
  await openQuotes(page)
  await page.locator('#menu').getByRole('link', { name: 'Policies' }).click()
  await expect(page).toHaveURL(/tab=POLICIES/)
  await page.goto(`${platform.portal}/agency/dashboard`)
  await expect(page).toHaveURL(/tab=POLICIES/)
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
})

test('rows are opened and columns moved by keyboard only', async ({ page }) => {
  await openQuotes(page, 'agency')
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Policyholder', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Policyholder', { exact: true })).toBeHidden()
  await page.keyboard.press('End')
  await expect(rows(page).last()).toBeFocused()

  const company = heading(page, 'Company').getByRole('button')
  await company.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page).toHaveURL(/columns=quoteNumber,status,companyName/)
  await expect(company).toBeFocused()
  await expect(page.getByText('Company is column 3 of 7')).toBeAttached()

  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/quotes\//)
})

test('columns are moved by dragging, hidden, and stored for the user', async ({ page }) => {
  await openQuotes(page)
  await heading(page, 'Effective').hover()
  await expect(page.locator('th[draggable=true]', { hasText: 'Effective' })).toBeVisible()
  await heading(page, 'Effective').dragTo(heading(page, 'Status'), {
    targetPosition: { x: 8, y: 10 },
  })
  await expect(page).toHaveURL(/columns=quoteNumber,companyName,effectiveDate,status/)
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/settings') && answer.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const boxes = page.getByRole('checkbox', { name: /^(Limit|Updated)$/ })
  await expect(boxes).toHaveCount(2)
  // Both are clicked before the address reflects the first click.
  await boxes.evaluateAll((both) => {
    for (const box of both) if (box instanceof HTMLElement) box.click()
  })
  for (const name of ['Limit', 'Updated']) await expect(heading(page, name)).toHaveCount(0)
  await saved

  await page.goto(`${platform.portal}/agency/dashboard`)
  await expect(rows(page)).toHaveCount(20)
  await expect(heading(page, 'Limit')).toHaveCount(0)
  const names = await page.getByRole('columnheader').allInnerTexts()
  expect(names.indexOf('Effective')).toBeLessThan(names.indexOf('Status'))
})

test('the palette opens screens, finds quotes and acts on the open one', async ({ page }) => {
  await openQuotes(page)
  const cell = (label: string) => rows(page).first().locator(`[data-label=${label}]`).innerText()
  const [company, number] = [await cell('Company'), await cell('Quote')]
  // Typed before the palette is visible.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new q', { delay: 60 })
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('new q')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(company)
  // its account and submissions have the same name
  await page.getByRole('option', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'Download proposal' })).toBeVisible()
  await page.getByRole('dialog').getByRole('combobox').fill('policies')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=POLICIES/)
})

test('a user cannot open another persona’s area, and is redirected', async ({ page }) => {
  await startSession(page, platform.portal, 'agent')
  await page.goto(`${platform.portal}/admin/inbox`)
  await expect(page).toHaveURL(/\/agency\/dashboard/)
  await expect(page.getByText('That page is for another account type')).toBeVisible()
  // the address of a list redirects to its tab
  await page.goto(`${platform.portal}/agency/binders`)
  await expect(page).toHaveURL(/\/agency\/dashboard\?tab=BINDERS/)
  await expect(page.getByRole('heading', { name: 'Binders' })).toBeVisible()
  await page.goto(`${platform.portal}/agency/lookup`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an empty list offers no search and no filters', async ({ page }) => {
  const empty = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 }
  await page.route('**/api/quote/v1/binders*', (route) => route.fulfill({ json: empty }))
  await openQuotes(page)
  await expect(page.getByRole('search')).toBeVisible()
  await page.locator('#menu').getByRole('link', { name: 'Binders' }).click()
  await expect(page.getByText('No Data')).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)

  // A search without results can still be changed.
  await page.goto(`${platform.portal}/agency/dashboard?tab=BINDERS&q=nobody`)
  await expect(page.getByText('No Data')).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
})

test('a row shows why it is urgent, also as a card', async ({ page }) => {
  await startAs(page, platform.portal, 'admin', '/admin/inbox')
  const pressing = rows(page)
    .filter({ hasText: /Start date passed/ })
    .first()
  await expect(pressing).toHaveAttribute('data-urgency', 'overdue')
  await page.setViewportSize({ width: 390, height: 844 })
  const cut = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
    // the font size on phones, which zoom in on smaller inputs
    select.style.fontSize = '16px'
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return ['cannot be measured']
    pen.font = font
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [...select.options]
      .map(({ text }) => text)
      .filter((text) => pen.measureText(text).width > room)
  })
  expect(cut).toEqual([])
  await expect(pressing.getByText(/Start date passed \d+ days? ago/)).toBeVisible()
  await pressing.locator('[data-actions]').click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a row downloads its document by pointer and by keyboard', async ({ page }) => {
  await startAs(page, platform.portal, 'customer', '/customer/dashboard?tab=DOCUMENTS')
  const first = rows(page).first()
  const name = await first.getByRole('button').first().innerText()
  const saves = [
    () => first.locator('[data-label=Created]').click(),
    async () => {
      await first.focus()
      await page.keyboard.press('Enter')
    },
  ]
  for (const save of saves) {
    const download = page.waitForEvent('download')
    await save()
    expect((await download).suggestedFilename()).toBe(name)
  }
})

test('a list is saved as a view, exported and processed in bulk; failed rows stay selected', async ({
  page,
}) => {
  await openQuotes(page, 'agency')
  await heading(page, 'Quote').getByRole('button').click()
  await page.getByRole('searchbox').fill('den')
  await expect(page).toHaveURL(/q=den/)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name').fill('Dentists')
  await page.getByRole('checkbox', { name: 'Shared with everyone' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page).toHaveURL(/view=/)
  await page.locator('#menu').getByRole('link', { name: 'Quotes' }).click()
  await expect(page).not.toHaveURL(/q=den|view=/)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('button', { name: 'Dentists', exact: true }).click()
  await expect(page).toHaveURL(/q=den/)
  await waitForRows(page)
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^quotes-.*\.csv$/)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(20)
  await rows(page).first().focus()
  await page.keyboard.press(' ')
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await expect(bar).toContainText('1 selected')
  await page.getByRole('button', { name: 'Next page' }).click()
  await waitForRows(page)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await bar.getByRole('button', { name: /^Select all/ }).click()
  await expect(bar.getByRole('button', { name: /^Select all/ })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Mark as lost' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Loss Reason').selectOption('Price is High')
  await dialog.getByLabel('Reason Description').fill('Bought elsewhere')
  await dialog.getByRole('button', { name: /^Mark \d+ quotes as lost/ }).dblclick()
  await expect(dialog).toContainText("weren't done")
  await expect(dialog.getByRole('listitem').first()).toContainText('You can')
  const failed = await dialog.getByRole('listitem').count()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar).toContainText(`${failed} selected`)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})

import type { Route } from '@playwright/test'
import { startAs, totalOf } from './actions.ts'
import { expect, test } from './journey.ts'
import { saveQuote } from './records.ts'

/**
 * Maximum tab stops between the option and the save button. The step-by-step wizard has over 50.
 */
const maxTabs = 30

test('a broker changes all terms on one page, by keyboard, and saves in place', async ({
  page,
  platform,
}) => {
  const quote = await saveQuote(platform, 'One Page Clinic')
  await startAs(page, platform.portal, 'agent', `/agency/quotes/${quote.id}`)
  const bar = page.locator('parapet-quote-calculator [part=bar]')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(bar.getByText('Saved', { exact: true })).toBeVisible()

  await test.step('the price updates, and the bar shows unsaved changes', async () => {
    const before = await totalOf(page)
    await page.getByLabel('Deductible', { exact: true }).selectOption({ label: '$50,000' })
    await expect(bar.getByText('Unsaved changes')).toBeVisible()
    await expect(bar.locator('[part=price]')).not.toHaveText(before)
  })

  await test.step('few Tabs lead from the option to the button', async () => {
    await page.getByRole('radiogroup', { name: 'Option' }).getByRole('radio').first().focus()
    let tabs = 0
    while (!(await save.evaluate((node) => node.matches(':focus'))) && tabs <= maxTabs) {
      await page.keyboard.press('Tab')
      tabs += 1
    }
    expect(tabs).toBeLessThanOrEqual(maxTabs)
    await page.keyboard.press('Enter')
    await expect(bar.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Quote updated', { exact: true })).toBeVisible()
  })

  await test.step('an unsaved change is marked at its field', async () => {
    const saves = '**/api/quote/v1/P100/*'
    const changes = (route: Route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { status: 500, code: 'serverError', detail: 'No' } })
        : route.fallback()
    await page.route(saves, changes)
    await page.getByLabel('Deductible', { exact: true }).selectOption({ label: '$25,000' })
    await save.click()
    await expect(page.getByText('Failed to update quote. Your entries are safe.')).toBeVisible()
    await page.unroute(saves, changes)
    await save.click()
    await expect(bar.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('the chart is a table whose boxes change the quote', async () => {
    await page.getByRole('radio', { name: 'Chart' }).check({ force: true })
    await expect(page.getByRole('rowheader', { name: 'First Party Coverages' })).toBeVisible()
    const box = page.getByRole('checkbox', { name: 'Reputational harm' })
    await box.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(bar.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('an additional insured is saved at once', async () => {
    await page.getByRole('button', { name: 'Add Additional Insured' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Additional Insured Coverage' })
    await expect(dialog.getByText('There are no additional insureds.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add Additional Insured' }).click()
    await dialog.getByRole('button', { name: 'Update Insureds' }).click()
    await expect(dialog.getByText('Organization name is required')).toBeVisible()
    for (const [label, text] of [
      ['Organization name', 'Gulf Landlords LLC'],
      ['Address', '4 Wharf Road'],
      ['City', 'Galveston'],
      ['State', 'TX'],
      ['ZIP code', '77550'],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill(text)
    }
    await dialog.getByRole('combobox', { name: 'Industry' }).fill('dental')
    await dialog.getByRole('option', { name: /Dentists/ }).click()
    await dialog.getByRole('button', { name: 'Update Insureds' }).click()
    await expect(page.getByText('Additional insured successfully updated.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '1 additional insured' })).toBeVisible()
  })

  await test.step('a switch to surplus warns, and is saved', async () => {
    await page.getByRole('switch', { name: 'Surplus lines' }).click()
    const question = page.getByRole('dialog', { name: 'Switch this quote to Surplus?' })
    await expect(question).toContainText('All edits to this quote will be lost')
    await question.getByRole('button', { name: 'Switch to Surplus' }).click()
    await expect(page.getByRole('switch', { name: 'Surplus lines' })).toBeChecked()
    await expect(bar.getByText('Saved', { exact: true })).toBeVisible()
  })
})

import { startAs } from './acts.ts'
import { expect, test } from './journey.ts'
import { saveQuote } from './records.ts'

test.use({ platformOf: 'worker' })

test('two underwriters at one quote see each other, and what the other has decided', async ({
  openContext,
  page: una,
  platform,
}) => {
  const quote = await saveQuote(platform, 'Shared Clinic')
  const address = `/admin/quotes/${quote.id}`
  const other = await openContext()
  const ada = await other.newPage()
  await startAs(una, platform.portal, 'underwriter', address)
  await startAs(ada, platform.portal, 'admin', address)

  await test.step('each is named to the other', async () => {
    await expect(una.getByText('Ada Moreno also has this open')).toBeVisible()
    await expect(ada.getByText('Una Whitfield also has this open')).toBeVisible()
  })

  const openDecline = async (page: typeof una) => {
    await page.getByRole('button', { name: `Actions for ${quote.quoteNumber}` }).click()
    await page.getByRole('menuitem', { name: 'Decline' }).click()
    const dialog = page.getByRole('dialog', { name: 'Decline quote' })
    await dialog.getByRole('combobox').first().selectOption('Duplicate Quote')
    await dialog.getByRole('textbox').first().fill('Another agency quotes for the same company.')
    return dialog
  }

  await test.step('a decision is on the other’s screen at once; theirs is refused with what happened', async () => {
    const late = await openDecline(ada)
    const first = await openDecline(una)
    await first.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(first).toBeHidden()
    // behind the dialog, without a reload
    await expect(ada.locator('main header').getByText('Declined')).toBeVisible({ timeout: 5_000 })
    await late.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(
      late.getByText('Una Whitfield has changed this quote to “Declined” in the meantime.'),
    ).toBeVisible()
  })

  await test.step('who leaves is gone', async () => {
    await other.close()
    await expect(una.getByText('also has this open')).toBeHidden({ timeout: 20_000 })
  })
})

import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

test('an underwriter reassesses the risk of a quote and reads recommendations; the policyholder sees the score too', async ({
  page,
  platform,
  openContext,
}) => {
  await startAs(page, platform.portal, 'underwriter', '/admin/inbox')
  // a quote whose terms can be updated
  const referred = page.getByRole('row').filter({ hasText: 'Referred' })
  await referred.first().locator('a[data-open]').click()
  const card = page.locator('parapet-risk-factors')
  await expect(card.getByRole('row')).toHaveCount(8)
  await expect(card.getByRole('img')).toHaveCount(2)

  await page.getByRole('button', { name: 'Reassess' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reassess' }).click()
  await expect(page.getByText('Risk reassessed!')).toBeVisible({ timeout: 20_000 })

  // the action named in the warning is available, although nothing was edited
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Update quote')
  await page.getByRole('option', { name: 'Update quote' }).first().waitFor()
  await page.keyboard.press('Enter')
  const update = page.getByRole('dialog', { name: 'Update quote' })
  await update.getByRole('button', { name: 'UPDATE', exact: true }).click()
  await expect(page.getByText('Quote updated')).toBeVisible()

  await page.getByRole('link', { name: /^All findings of/ }).click()
  const factors = page.getByRole('list', { name: 'Scores by factor' })
  await expect(factors.getByRole('listitem')).toHaveCount(8)
  const withFindings = factors.locator('summary', { hasText: /\d finding/ }).first()
  await withFindings.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('How to raise the score').first()).toBeVisible()

  const own = await (await openContext()).newPage()
  const address = '/customer/accounts/account-bayside-dental/risk'
  await startAs(own, platform.portal, 'customer', address)
  await expect(own.getByText('Last 12 months')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Scan again' })).toBeHidden()
  // policyholders have no list of accounts
  await expect(own.getByRole('link', { name: 'Back to policies' })).toBeVisible()
})

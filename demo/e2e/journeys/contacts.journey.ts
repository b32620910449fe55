import type { Locator, Page } from '@playwright/test'
import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('staff assign an agency, and the customer makes it the agent and removes it again, by keyboard', async ({
  page,
  platform,
  openContext,
}) => {
  await test.step('staff assign the agency to the account’s company', async () => {
    const staff = await (await openContext()).newPage()
    await startAs(
      staff,
      platform.portal,
      'admin',
      '/admin/accounts/account-bayside-dental/contacts',
    )
    const opener = staff.getByRole('button', { name: 'Assign agency' }).last()
    await press(staff, opener)
    const dialog = staff.getByRole('dialog', { name: 'Assign agency' })
    const agency = dialog.getByRole('combobox')
    await expect(agency).toBeFocused()
    await press(staff, dialog.getByRole('button', { name: 'Assign agency' }))
    await expect(dialog.getByText('Please select a Agency')).toBeVisible()
    await expect(agency).toBeFocused()
    await staff.keyboard.type('summit')
    await expect(staff.getByRole('option', { name: /Summit Wholesale/ })).toBeVisible()
    await staff.keyboard.press('ArrowDown')
    await staff.keyboard.press('Enter')
    await expect(agency).toHaveValue('Summit Wholesale Brokers')
    await press(staff, dialog.getByRole('button', { name: 'Assign agency' }))
    await expect(staff.getByText('Agency assigned')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Summit Wholesale Brokers' })).toBeVisible()
    await expect(opener).toBeFocused()
  })

  await test.step('the customer makes it the agent', async () => {
    await startAs(page, platform.portal, 'customer', '/customer/agent')
    const choice = page.getByRole('button', { name: 'Set Summit Wholesale Brokers as my agent' })
    await press(page, choice)
    const dialog = page.getByRole('dialog', { name: /Set Summit Wholesale Brokers/ })
    await expect(dialog.getByText(/Active quotes from other agencies become invalid/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choice).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, dialog.getByRole('button', { name: 'Set as my agent' }))
    await expect(page.getByText('Summit Wholesale Brokers is your agent')).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Set Harbor Insurance Agency as my agent' }),
    ).toBeVisible()
    const [chosen] = await platform.mails('wholesale@demo.test', 2)
    expect(chosen?.subject).toBe('Bayside Dental Group made you its agent')
    const [replaced] = await platform.mails('agent@demo.test', 1)
    expect(replaced?.subject).toBe('Bayside Dental Group chose another agent')
  })

  await test.step('and removes it again', async () => {
    await press(page, page.getByRole('button', { name: 'Remove my agent' }))
    const dialog = page.getByRole('dialog', { name: /Remove Summit Wholesale Brokers/ })
    await press(page, dialog.getByRole('button', { name: 'Remove my agent' }))
    await expect(page.getByText('You have no agent.', { exact: false })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Set Summit Wholesale Brokers as my agent' }),
    ).toBeVisible()
  })
})

import { startAs } from './acts.ts'
import { expect, test } from './journey.ts'

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
    await staff.getByRole('button', { name: 'Assign agency' }).last().click()
    const dialog = staff.getByRole('dialog', { name: 'Assign agency' })
    await dialog.getByRole('button', { name: 'Assign agency' }).click()
    await expect(dialog.getByText('Please select a Agency')).toBeVisible()
    await dialog.getByRole('combobox').fill('summit')
    await staff.getByRole('option', { name: /Summit Wholesale/ }).click()
    await dialog.getByRole('button', { name: 'Assign agency' }).click()
    await expect(staff.getByText('Agency assigned')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Summit Wholesale Brokers' })).toBeVisible()
  })

  await test.step('the customer makes it the agent', async () => {
    await startAs(page, platform.portal, 'customer', '/customer/agent')
    await page.getByRole('button', { name: 'Set Summit Wholesale Brokers as my agent' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Set Summit Wholesale Brokers/ })
    await expect(dialog.getByText(/Active quotes from other agencies become invalid/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Set as my agent' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Summit Wholesale Brokers is your agent')).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Set Harbor Insurance Agency as my agent' }),
    ).toBeVisible()
    const [told] = await platform.mails('wholesale@demo.test', 2)
    expect(told?.subject).toBe('Bayside Dental Group made you its agent')
    const [replaced] = await platform.mails('agent@demo.test', 1)
    expect(replaced?.subject).toBe('Bayside Dental Group chose another agent')
  })

  await test.step('and removes it again', async () => {
    await page.getByRole('button', { name: 'Remove my agent' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Remove Summit Wholesale Brokers/ })
    await dialog.getByRole('button', { name: 'Remove my agent' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have no agent.', { exact: false })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Set Summit Wholesale Brokers as my agent' }),
    ).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { startAs } from './acts.ts'
import { expect, test } from './journey.ts'

const accounts = '/agency/dashboard?tab=ACCOUNTS'

/** Adds a company by hand in the dialog of a new account. */
const addAccount = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await dialog.getByLabel('Account Name').fill(name)
  await dialog.getByLabel('ZIP code').fill('77550')
  await dialog.getByLabel('State').selectOption({ label: 'Texas' })
  await dialog.getByLabel('Team').selectOption({ label: 'Galveston Office' })
  await dialog.getByRole('button', { name: 'Add Account' }).click()
}

/** Fills what the details of a new account must have. */
const fillDetails = async (page: Page): Promise<void> => {
  const values = {
    'Primary industry code': '621210',
    'Primary industry share, %': '100',
    'Projected revenue': '4,200,000',
    'Number of employees': '22',
    'Year established': '1998',
    'Business phone': '(512) 555-0143',
    'Address 1': '12 Main Street',
    City: 'St. Louis',
  }
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('Ownership type').selectOption('Private')
  await page.getByLabel('Entity type').selectOption('Corporation')
}

test('a broker adds an account, opens its page and completes the details until it can be quoted', async ({
  page,
  platform,
}) => {
  await startAs(page, platform.portal, 'agent', accounts)

  await test.step('the account is added to a team, and its page opens', async () => {
    await addAccount(page, 'Gulf Breeze Dental')
    await expect(page.getByRole('heading', { level: 1, name: 'Gulf Breeze Dental' })).toBeVisible()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
    await expect(
      page.getByText('Account needs more information to enable Request Quote'),
    ).toBeVisible()
  })

  await test.step('the details are completed', async () => {
    await page
      .getByRole('navigation', { name: 'Parts of the account' })
      .getByRole('link', { name: 'Details' })
      .click()
    await page.getByLabel('Primary industry code').fill('62121x')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Industry Code must be atleast 2 digits')).toBeVisible()
    await fillDetails(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible()
  })

  await test.step('it can be quoted', async () => {
    await page
      .getByRole('navigation', { name: 'Parts of the account' })
      .getByRole('link', { name: 'Overview' })
      .click()
    await expect(page.getByText('Enough is known to request a quote.')).toBeVisible()
    await page.getByRole('button', { name: 'New quote' }).click()
    // the account has no contact yet
    await page
      .getByRole('dialog', { name: 'Add contact' })
      .getByRole('button', { name: 'Skip for now' })
      .click()
    await expect(page).toHaveURL(/\/agency\/quotes\/new\?account=/)
  })

  await test.step('the same company is not added twice', async () => {
    await page.goto(`${platform.portal}${accounts}`)
    await addAccount(page, 'gulf breeze dental')
    await expect(
      page.getByText('You already have an account of this company in this place.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Open Gulf Breeze Dental' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gulf Breeze Dental' })).toBeVisible()
  })
})

test('two people edit one account: the second sees both values and loses nothing', async ({
  page,
  openContext,
  platform,
}) => {
  const details = '/agency/accounts/account-bayside-dental/details'
  const other = await (await openContext()).newPage()
  await startAs(page, platform.portal, 'agent', details)
  await startAs(other, platform.portal, 'agency', details)
  const edit = async (on: Page, employees: string): Promise<void> => {
    await on.getByLabel('Number of employees').fill(employees)
    await on.getByLabel('Primary industry share, %').fill('100')
    await on.getByLabel('Ownership type').selectOption('Private')
    await on.getByLabel('Entity type').selectOption('Corporation')
    await on.getByLabel('Business phone').fill('(512) 555-0143')
  }
  await edit(page, '41')
  await page.getByLabel('DBA or trade style').fill('Bayside Smiles')
  await edit(other, '52')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Account Details Updated Successfully.')).toBeVisible()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Theirs: 52')).toBeVisible()
  await expect(page.getByText('Yours: 41')).toBeVisible()
  await page.getByRole('button', { name: 'Take their Number of employees' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible()
  await expect(page.getByLabel('Number of employees')).toHaveValue('52')
  await expect(page.getByLabel('DBA or trade style')).toHaveValue('Bayside Smiles')
})

test('a managed security provider searches, then adds an account for an agency', async ({
  page,
  platform,
}) => {
  await startAs(page, platform.portal, 'mssp', '/mssp/dashboard?tab=ACCOUNTS')
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New account' })

  await test.step('without a match it searches, with what was entered', async () => {
    await dialog.getByLabel('State').selectOption({ label: 'Texas' })
    await dialog.getByLabel('Account Name').fill('Magnolia Millwork')
    await expect(dialog.getByText("Can't find the new account? Just hit search")).toBeVisible()
    await dialog.getByLabel('Agency').selectOption({ label: 'Harbor Insurance Agency, Galveston' })
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/mssp\/manage\/accountlookup\?.*name=Magnolia/)
    await expect(page.getByLabel('Account Name')).toHaveValue('Magnolia Millwork')
    await expect(page.getByLabel('State')).toHaveValue('TX')
  })

  await test.step('the account is added, and opens', async () => {
    await page.getByRole('button', { name: 'Add Account' }).click()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Magnolia Millwork' })).toBeVisible()
  })

  await test.step('the same company is not added twice, and a match is added at once', async () => {
    await page.goBack()
    await page.getByLabel('Account Name').fill('magnolia MILLWORK')
    await page.getByRole('button', { name: 'Add Account' }).click()
    await expect(
      page.getByText('You already have an account of this company in this place.'),
    ).toBeVisible()
    await page.goto(`${platform.portal}/mssp/dashboard?tab=ACCOUNTS`)
    await page.getByRole('button', { name: 'New account' }).click()
    await dialog.getByLabel('Account Name').fill('dental')
    await dialog.getByRole('button', { name: /^Use / }).first().click()
    await dialog.getByLabel('Agency').selectOption({ label: 'Harbor Insurance Agency, Galveston' })
    await dialog.getByRole('button', { name: 'Add Account' }).click()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
  })
})

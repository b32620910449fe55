import type { Locator, Page } from '@playwright/test'
import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { leeds, sydney, texas, type NewCompany } from './new-companies.ts'

const accounts = '/agency/dashboard?tab=ACCOUNTS'

/** Adds a company manually in the dialog of a new account. */
const addAccount = async (
  page: Page,
  { name, addressFields, state }: NewCompany,
): Promise<void> => {
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await dialog.getByLabel('Account Name').fill(name)
  // the mailing address below has the same parts
  const first = (label: string): Locator => dialog.getByLabel(label).first()
  for (const [label, value] of Object.entries(addressFields)) await first(label).fill(value)
  if (state) await first(state[0]).selectOption({ label: state[1] })
  const team = dialog.getByLabel('Team')
  if ((await team.count()) > 0) await team.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Add Account' }).click()
}

/** Fills the required details of a new account. */
const fillDetails = async (
  page: Page,
  { industry, texts, entityType }: NewCompany,
): Promise<void> => {
  await page.getByRole('combobox', { name: 'Primary industry code' }).fill(industry[0])
  await page.getByRole('option', { name: industry[1] }).first().click()
  for (const [label, value] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('Ownership type').selectOption('Private')
  await page.getByLabel('Entity type').selectOption(entityType)
}

/** Selects the agency in a form by typing its name. */
const chooseHarbor = async (page: Page): Promise<void> => {
  const agency = page.getByRole('combobox', { name: 'Agency', exact: true })
  await agency.fill('harbor')
  await page.getByRole('option', { name: 'Harbor Insurance Agency Galveston' }).click()
  await expect(agency).toHaveValue('Harbor Insurance Agency')
}

/** The `modalData` parameter for the account of an address. */
const modalData = (address: string): string => {
  const accountId = /accounts\/([^/?]+)/.exec(address)?.[1] ?? ''
  return encodeURIComponent(JSON.stringify({ accountId }))
}

const openPart = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Account sections' }).getByRole('link', { name }).click()

// the US is covered by the keyboard test below
for (const company of [leeds, sydney]) {
  test(`a broker in ${company.region} adds an account and completes it until it can be quoted`, async ({
    page,
    platform,
  }) => {
    const { name } = company
    await startAs(page, company.base(platform), company.user, accounts)

    await test.step('the account is added to a team, and its page opens', async () => {
      await addAccount(page, company)
      await expect(page.getByText('Account Created Successfully!')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: 'Profile score' }) })
          .getByText('Account needs more information to enable Request Quote'),
      ).toBeVisible()
    })

    await test.step('the details are completed', async () => {
      await openPart(page, 'Details')
      await page.getByLabel('Year established').fill('1400')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Enter a year from 1500 to this year')).toBeVisible()
      await fillDetails(page, company)
      if (company.rejectedInput) {
        const [label, value] = company.rejectedInput
        const field = page.getByLabel(label, { exact: true })
        const right = await field.inputValue()
        await field.fill(value)
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await field.fill(right)
      }
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible()
    })

    await test.step('it can be quoted', async () => {
      await openPart(page, 'Overview')
      await expect(page.getByText("There's enough information to request a quote.")).toBeVisible()
      await page.getByRole('button', { name: 'New quote' }).click()
      // the account has no contact yet
      await page
        .getByRole('dialog', { name: 'Add contact' })
        .getByRole('button', { name: 'Skip for now' })
        .click()
      await expect(page).toHaveURL(/\/agency\/requestQuote\//)
    })

    await test.step('the same company is not added twice', async () => {
      await page.goto(`${company.base(platform)}${accounts}`)
      await addAccount(page, { ...company, name: name.toLowerCase() })
      await expect(
        page.getByText('You already have an account of this company in this place.'),
      ).toBeVisible()
      await page.getByRole('button', { name: `Open ${name}` }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })
}

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
  await page.getByRole('button', { name: 'Use their Number of employees' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible()
  await expect(page.getByLabel('Number of employees')).toHaveValue('52')
  await expect(page.getByLabel('DBA or trade style')).toHaveValue('Bayside Smiles')
})

test('staff add an account with an unconfirmed address after a warning', async ({
  page,
  platform,
}) => {
  await startAs(page, leeds.base(platform), 'admin', '/admin/dashboard?tab=ACCOUNTS')
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New account' })
  const use = dialog.getByLabel("Use this address even though the register doesn't confirm it")
  const add = dialog.getByRole('button', { name: 'Add Account' })
  const address = {
    'Street address': '1 Nowhere Road',
    'Town or city': 'Leeds',
    Postcode: 'LS1 4DY',
  }
  await dialog.getByLabel('Account Name').fill('Nowhere Bakery')
  for (const [label, value] of Object.entries(address))
    await dialog.getByLabel(label).first().fill(value)
  await dialog.getByRole('combobox', { name: 'Brokerage' }).fill('albion')
  await page.getByRole('option', { name: /^Albion/ }).click()
  await expect(use).toBeHidden()
  await add.click()
  const street = dialog.getByLabel('Street address').first()
  await expect(street).toHaveAttribute('aria-invalid', 'true')
  await use.check()
  await add.click()
  await expect(page.getByText('Account Created Successfully!')).toBeVisible()
})

test('a managed security provider searches, then adds an account for an agency', async ({
  page,
  platform,
}) => {
  // without a tab, as after a sign-in
  await startAs(page, platform.portal, 'mssp', '/mssp/dashboard')
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New account' })

  await test.step('without a match it searches with the entered values', async () => {
    await dialog.getByLabel('State').selectOption({ label: 'Texas' })
    await dialog.getByLabel('Account Name').fill('Magnolia Millwork')
    await expect(dialog.getByText("Can't find the new account? Just hit search")).toBeVisible()
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/mssp\/manage\/accountlookup\?.*name=Magnolia/)
    await expect(page.getByLabel('Account Name')).toHaveValue('Magnolia Millwork')
    await expect(page.getByLabel('State')).toHaveValue('TX')
  })

  await test.step('the account is added, and opens', async () => {
    await chooseHarbor(page)
    await page.getByRole('button', { name: 'Add Account' }).click()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Magnolia Millwork' })).toBeVisible()
  })

  await test.step('the same company is not added twice, and a match is added at once', async () => {
    await page.goBack()
    await page.getByLabel('Account Name').fill('magnolia MILLWORK')
    // the list of matches shifts the form below it
    await expect(page.getByRole('button', { name: 'Open Magnolia Millwork' })).toBeVisible()
    await chooseHarbor(page)
    await page.getByRole('button', { name: 'Add Account' }).click()
    await expect(
      page.getByText('You already have an account of this company in this place.'),
    ).toBeVisible()
    await page.goto(`${platform.portal}/mssp/dashboard?tab=ACCOUNTS`)
    await page.getByRole('button', { name: 'New account' }).click()
    await dialog.getByLabel('Account Name').fill('dental')
    await dialog.getByRole('button', { name: /^Use / }).first().click()
    await expect(dialog.getByLabel('Account Name')).not.toBeEditable()
    await chooseHarbor(page)
    await dialog.getByRole('button', { name: 'Add Account' }).click()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
  })
})

test('changes of an account refer its quotes, invalidate them, or price one of them again', async ({
  page,
  platform,
}) => {
  await startAs(page, platform.portal, 'agent', `${accounts}&q=Prairie`)
  await page.locator('tbody a[data-open]').first().click()
  await openPart(page, 'Details')
  await expect(page.getByLabel('Projected revenue')).toBeVisible()
  const details = page.url()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const saved = page.getByText('Account Details Updated Successfully.')

  await test.step('missing details are completed', async () => {
    await page.getByLabel('Primary industry share, %').fill('100')
    await page.getByLabel('Ownership type').selectOption('Private')
    await page.getByLabel('Entity type').selectOption('Corporation')
    await page.getByLabel('Business phone').fill('(512) 555-0143')
    await page.getByLabel('International sales, %').fill('5')
    await save.click()
    await expect(saved).toBeVisible()
  })

  await test.step('a change of underwriting facts refers the quotes', async () => {
    await page.getByLabel('International sales, %').fill('45')
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Update account details' })
    await expect(dialog.getByText('referred to Underwriting')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save and refer' }).click()
    await expect(saved).toBeVisible()
  })

  await test.step('an edit from a quote prices that quote again', async () => {
    await openPart(page, 'Quotes')
    await page.locator('tbody a[data-open]').first().click()
    await page.getByRole('link', { name: 'Edit account details' }).click()
    await page.getByLabel('Projected revenue').fill('5100000')
    await save.click()
    await expect(
      page.getByText('Quote succesfully updated. Please review coverages.'),
    ).toBeVisible()
  })

  await test.step('a change of rating facts invalidates the quotes', async () => {
    await page.goto(details)
    await page.getByLabel('Projected revenue').fill('6200000')
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Update account details' })
    await dialog.getByRole('button', { name: 'Save and invalidate' }).click()
    await expect(page.getByText('All impacted quotes were invalidated')).toBeVisible()
  })
})

test('an account is added, completed and its security questions answered by keyboard only', async ({
  page,
  platform,
}) => {
  const name = 'Lantern Street Dental'
  const { keyboard } = page
  await startAs(page, platform.portal, 'agent', accounts)
  const type = async (field: Locator, text: string): Promise<void> => {
    await tabTo(page, field)
    await keyboard.press('Control+A')
    await keyboard.type(text)
  }
  const press = async (button: Locator): Promise<void> => {
    await tabTo(page, button)
    await keyboard.press('Enter')
  }

  await test.step('the account is added', async () => {
    await press(page.getByRole('button', { name: 'New account' }))
    const dialog = page.getByRole('dialog', { name: 'New account' })
    await type(dialog.getByLabel('Account Name'), name)
    await type(dialog.getByLabel('ZIP code').first(), '77550')
    await type(dialog.getByLabel('State').first(), 'Texas')
    await tabTo(page, dialog.getByLabel('Team'))
    await keyboard.press('ArrowDown')
    await press(dialog.getByRole('button', { name: 'Add Account' }))
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('its details are completed', async () => {
    await press(
      page
        .getByRole('navigation', { name: 'Account sections' })
        .getByRole('link', { name: 'Details' }),
    )
    await expect(page.getByLabel('Projected revenue')).toBeVisible()
    await type(page.getByRole('combobox', { name: 'Primary industry code' }), 'dental')
    await expect(page.getByRole('option', { name: /Dentists/ }).first()).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    for (const [label, value] of Object.entries(texas.texts)) {
      await type(page.getByLabel(label, { exact: true }), value)
    }
    await type(page.getByLabel('Ownership type'), 'Private')
    await type(page.getByLabel('Entity type'), 'Corporation')
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible()
  })

  await test.step('the dialog of security questions is answered and saved', async () => {
    await page.goto(`${page.url()}?modal=security-questions&modalData=${modalData(page.url())}`)
    const dialog = page.getByRole('dialog', { name: 'Security questions' })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByLabel(/incident or claim/))
    await keyboard.press('ArrowDown')
    for (const question of await dialog.getByRole('radiogroup').all()) {
      await tabTo(page, question.getByRole('radio').first())
      await keyboard.press('Space')
    }
    await press(dialog.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Answers saved')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('it can be quoted', async () => {
    await openPart(page, 'Overview')
    await expect(page.getByText("There's enough information to request a quote.")).toBeVisible()
  })
})

test('flags control whether details are editable, and whether a broker confirms a change of quotes', async ({
  page,
  platform,
}) => {
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await startAs(page, platform.portal, 'agent', `${accounts}&q=Prairie`)
  await page.locator('tbody a[data-open]').first().click()
  await openPart(page, 'Details')

  await test.step('without ACCOUNT_EDIT they are read-only', async () => {
    await platform.control('/demo/flags', { ACCOUNT_EDIT: false })
    await page.reload()
    await expect(page.getByText('Year established')).toBeVisible()
    await expect(page.getByLabel('Projected revenue')).toBeHidden()
    await platform.control('/demo/flags', { ACCOUNT_EDIT: true })
  })

  await test.step('with BROKER_EDIT a change of the price is saved without a confirmation', async () => {
    await platform.control('/demo/flags', { BROKER_EDIT: true })
    await page.reload()
    await page.getByLabel('Projected revenue').fill('7300000')
    await page.getByLabel('Primary industry share, %').fill('100')
    await page.getByLabel('Ownership type').selectOption('Private')
    await page.getByLabel('Entity type').selectOption('Corporation')
    await page.getByLabel('Business phone').fill('(512) 555-0143')
    await save.click()
    await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await platform.control('/demo/flags', { BROKER_EDIT: false })
  })
})

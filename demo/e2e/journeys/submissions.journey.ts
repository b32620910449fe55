import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'

const company = 'Larkspur Veterinary Care'

/** The parser is confident of each of these except the industry. */
const application = [
  ['Company name', company],
  ['Industry code', '541940'],
  ['Annual revenue', '2400000'],
  ['Year established', '2004'],
  ['State', 'TX'],
  ['Contact name', 'Nora Lark'],
  ['Email', 'nora@larkspur.example'],
]
  .map((row) => row.join(','))
  .join('\n')

test('an application becomes a quote; a submission is declined and reopened', async ({
  page,
  platform,
}) => {
  const number = await test.step('an agency uploads an application and certifies it', async () => {
    await startAs(page, platform.portal, 'agent', '/agency/dashboard?tab=SUBMISSIONS')
    await page.getByRole('button', { name: 'New submission' }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'application.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(application),
    })
    const create = page.getByRole('button', { name: 'Create submission' })
    const comments = page.getByLabel(/^Comments/)
    await comments.fill('x'.repeat(2_001))
    await create.click()
    await expect(comments).toHaveAccessibleDescription(/This text is too long/)
    await comments.fill('')
    // a double click creates one submission
    await create.dblclick()
    await expect(page.getByRole('heading', { name: 'Check what was read' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Company name/ })).toContainText(company)
    const certified = page.getByRole('checkbox', { name: /I have checked/ })
    if (await certified.isVisible()) {
      await certified.check()
      await page.getByRole('button', { name: 'Certify values' }).click()
    } else {
      await page.getByRole('button', { name: 'Done' }).click()
    }
    await expect(page).toHaveURL(/\/agency\/submissions\?search=PS-\d+/)
    const row = page.getByRole('row', { name: new RegExp(company) })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Ready to quote')
    return new URL(page.url()).searchParams.get('search') ?? ''
  })

  await test.step('an underwriter declines it with a reason, then reopens it', async () => {
    await startAs(page, platform.portal, 'underwriter', `/admin/submissions?search=${number}`)
    await page.locator('tbody a[data-open]').first().click()
    // the rows of the list also have actions
    await expect(page.getByRole('heading', { name: /^Submission PS-/ })).toBeVisible()
    const more = page.getByRole('button', { name: /^Actions/ })
    await more.click()
    await page.getByRole('menuitem', { name: 'Decline', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(dialog.getByText('Reason Description is required')).toBeVisible()
    await dialog.getByLabel('Declination Reason').selectOption({ label: 'Fill-in option' })
    await dialog.getByLabel('Your reason').fill('Kennels')
    await dialog.getByLabel('Reason Description').fill('Outside the guidelines.')
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(page.getByText('Submission Declined Successfully!')).toBeVisible()
    await expect(page.getByText('Kennels', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText('Ready to quote').first()).toBeVisible()
  })

  await test.step('quoting step by step opens the wizard of its account', async () => {
    await page.getByRole('button', { name: 'Quote step by step' }).click()
    await expect(page).toHaveURL(/\/admin\/requestQuote\/P100\/[^/]+\/verify/)
    await expect(page.getByLabel('Year established')).toHaveValue('2004')
    await page.getByRole('link', { name: `This quote is for submission ${number}` }).click()
    await expect(page.getByText('Ready to quote').first()).toBeVisible()
  })

  await test.step('the underwriter quotes it', async () => {
    await page.getByRole('button', { name: 'Quote automatically' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create quote' }).click()
    await expect(page).toHaveURL(/\/admin\/quotes\//)
  })

  await test.step('the agency sees the quote', async () => {
    await startAs(page, platform.portal, 'agent', `/agency/submissions?search=${number}`)
    const row = page.getByRole('row', { name: new RegExp(company) })
    await expect(row).toContainText(/Quoted|Referred/)
    await row.locator('a[data-open]').click()
    await page.getByRole('button', { name: 'Open quote' }).click()
    await expect(page).toHaveURL(/\/agency\/quotes\//)
    await expect(page.getByRole('heading', { name: `for ${company}` })).toBeVisible()
  })

  await test.step('an underwriter submits for a team of the agency', async () => {
    await startAs(page, platform.portal, 'underwriter', '/admin/submissions/new')
    const choice = (name: string) => page.getByRole('combobox', { name })
    await choice('Agency').fill('harbor')
    await page.getByRole('option', { name: 'Harbor Insurance Agency Galveston' }).click()
    await choice('Team').selectOption({ label: 'Healthcare Desk' })
    await page.getByLabel('Company name').fill('Team Kennels')
    await page.getByRole('button', { name: 'Create submission' }).click()
    await page
      .getByRole('row', { name: /Team Kennels/ })
      .locator('a[data-open]')
      .click()
    await expect(page.getByText('Healthcare Desk')).toBeVisible()
  })
})

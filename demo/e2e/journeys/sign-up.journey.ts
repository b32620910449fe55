import type { Page } from '@playwright/test'
import { enterCredentials, startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import type { Mail, RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const chosen = 'Kept-safe-90'

const newestTo = async (email: string, count = 1): Promise<Mail> => {
  const [mail] = await platform.mails(email, count)
  if (mail === undefined) throw new Error(`No mail to ${email}`)
  return mail
}

const findLink = ({ links }: Mail, part: string): string =>
  links.find((each) => each.includes(part)) ?? 'about:blank'

const findCode = ({ text }: Mail): string =>
  /\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(text)?.[0] ?? ''

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/logout')
}

/** Fills the common fields of every sign-up, except the code and the password. */
const fillPerson = async (page: Page, organization: string): Promise<void> => {
  await page.getByLabel('Organization name').fill(organization)
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Lee')
}

test('staff invite an organisation, which signs up and sees its dashboard', async ({ page }) => {
  const email = 'owner@quayside.example'
  await startAs(page, platform.portal, 'admin', '/admin/dashboard')
  await page.getByRole('button', { name: 'Invite an organization' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite an organization' })
  await dialog.getByLabel('Organization name').fill('Quayside Brokers')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to Quayside Brokers')).toBeVisible()
  await signOut(page)

  const mail = await newestTo(email)
  await page.goto(findLink(mail, '/signup-validation/'))
  const submit = page.getByRole('button', { name: 'Sign up' })
  await expect(submit).toBeDisabled()
  await page.getByLabel(/agree to the terms/).check()
  await submit.click()
  for (const text of [
    'Invitation code is required',
    'Organization name is required',
    'First name is required',
    'Last name is required',
    'Producer number is required',
    'Password is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await fillPerson(page, 'Quayside Brokers')
  await page.getByLabel(/producer number/).fill('7654321')
  await page.getByLabel('Invitation code').fill('WRONG-CODE')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('placeholder', 'minimum 8 characters')
  await password.fill(chosen)
  await submit.click()
  await expect(page.getByText("The invitation code isn't valid.")).toBeVisible()

  // The input is still there after a reload, except the password.
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(password).toHaveValue('')
  await password.fill(chosen)
  await page.getByLabel('Invitation code').fill(findCode(mail))
  await page.getByLabel(/agree to the terms/).check()
  await submit.click()
  await page.waitForURL('**/agency/dashboard')
})

test('an agency invites a user, who sets a password and sees the dashboard', async ({ page }) => {
  const email = 'new.agent@harbor.example'
  await startAs(page, platform.portal, 'agency', '/agency/dashboard')
  await page.getByRole('button', { name: /^Search or jump/ }).click()
  await page.getByRole('combobox', { name: 'Commands' }).fill('invite')
  await page.getByRole('option', { name: 'Invite a user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a user' })
  await dialog.getByLabel('Email').fill('agent@demo.test')
  await dialog.getByLabel('First name').fill('Ines')
  await dialog.getByLabel('Last name').fill('Moreau')
  await dialog.getByLabel('Role').selectOption('Agent')
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await send.click()
  await expect(dialog.getByText('This email address is already in use.')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await send.click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await signOut(page)

  const link = findLink(await newestTo(email), '/confirmUser/')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm password', { exact: true }).fill('other')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Passwords must match')).toBeVisible()
  await page.getByLabel('Confirm password', { exact: true }).fill(chosen)
  await page.getByRole('button', { name: 'Save Password' }).click()
  await page.waitForURL('**/agency/dashboard')
  await signOut(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Link expired' })).toBeVisible()
})

test('staff invite a user into an agency found by name', async ({ page }) => {
  await startAs(page, platform.portal, 'admin', '/admin/dashboard')
  await page.getByRole('button', { name: 'Invite a user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a user' })
  await dialog.getByRole('combobox', { name: 'Organization' }).fill('harbor')
  await page
    .getByRole('option', { name: /Harbor/ })
    .first()
    .click()
  await expect(
    dialog.getByLabel('Role').getByRole('option', { name: 'Agent', exact: true }),
  ).toBeAttached()
  await dialog.getByLabel('Role').selectOption('Agent')
  await dialog.getByLabel('Email').fill('by.staff@harbor.example')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Novak')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to by.staff@harbor.example')).toBeVisible()
})

test('a user who signs up without a link confirms the address before the first sign-in', async ({
  page,
}) => {
  const email = 'self@beacon.example'
  await page.goto(`${platform.portal}/signup`)
  await page.getByRole('radio', { name: 'Policyholder' }).check({ force: true })
  await expect(page.getByLabel(/producer number/)).toBeHidden()
  await page.getByLabel('Invitation code').fill('DEMO-CLIENT')
  await fillPerson(page, 'Beacon Bakery')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(chosen)
  await page.getByLabel(/agree to the terms/).check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup-submitted')
  await expect(
    page.getByText('Thank you for signing up! Please check your email and confirm your account.'),
  ).toBeVisible()
  await platform.mails(email)

  const signIn = async (): Promise<void> => {
    await enterCredentials(page, email, chosen)
  }
  await page.goto(`${platform.portal}/login`)
  await signIn()
  await page.getByRole('link', { name: 'Resend validation email' }).click()
  await page.waitForURL('**/resend-validation')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(
    page.getByText('A validation email has been sent to your email address'),
  ).toBeVisible()

  await page.goto(findLink(await newestTo(email, 2), '/signup-validation/'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.waitForURL('**/login?existing=EXISTING_USER')
  await expect(page.getByText(`Your email ${email} is confirmed.`)).toBeVisible()
  await signIn()
  await page.waitForURL('**/customer/dashboard')
})

test.describe('links of the demo', () => {
  test('a new user joins with names and a password', async ({ page }) => {
    await page.goto(`${platform.portal}/signup-validation/demo-existing-account`)
    await page.getByLabel('First name').fill('Noa')
    await page.getByLabel('Last name').fill('Reyes')
    await page.getByLabel('Password', { exact: true }).fill(chosen)
    await page.getByLabel('Confirm password', { exact: true }).fill('other')
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Join' }).click()
    await page.waitForURL('**/agency/dashboard')
  })

  test('a guessed link shows an error', async ({ page }) => {
    await page.goto(`${platform.portal}/signup-validation/guessed`)
    await expect(page.getByRole('heading', { name: 'Link Expired/Not Found!' })).toBeVisible()
  })
})

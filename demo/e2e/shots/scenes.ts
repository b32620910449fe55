import type { Page } from 'playwright-core'
import { password } from '../journeys/actions.ts'
import { accountDialogScenes } from './account-dialog-scenes.ts'
import { accountScenes } from './account-scenes.ts'
import { hostScenes } from './host-scenes.ts'
import { insuredScenes } from './insured-scenes.ts'
import { quoteScenes } from './quote-scenes.ts'
import { regionScenes } from './region-scenes.ts'
import { riskScenes } from './risk-scenes.ts'
import { firstRowMenu, opensDialog } from './row-menu.ts'
import type { Scene } from './scene.ts'
import { waitForScreen } from './wait-for-screen.ts'
import { shellScenes } from './shell-scenes.ts'
import { signInScenes } from './sign-in-scenes.ts'
import { submissionScenes } from './submission-scenes.ts'

const openFirstRow = async (page: Page): Promise<void> => {
  await page.locator('tbody a[data-open]').first().click()
  await page.waitForURL(/\/(quotes|policies)\//)
  await waitForScreen(page)
  await page.locator('h1').waitFor()
}

/** Opens a screenshot of the page in the cropper. */
const cropPhoto = async (page: Page): Promise<void> => {
  const buffer = await page.screenshot()
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('slider').waitFor()
}

const showQrCode = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
}

/** A one-time link into an account, requested by the page's user. */
const delegationLink = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => {
    const token = sessionStorage.getItem('parapet.access') ?? ''
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`/api/auth/v1/${address}`, { method: 'POST', headers })
    const { token: once } = (await answer.json()) as { token: string }
    return `/loading/${once}?accountName=Harbor`
  }, path)

/** Every screen of the portal in the states that are reviewed. */
export const scenes: readonly Scene[] = [
  ...shellScenes,
  ...signInScenes,
  ...accountScenes,
  ...hostScenes,
  ...insuredScenes,
  ...regionScenes,
  ...accountDialogScenes,
  ...riskScenes,
  ...quoteScenes,
  ...submissionScenes,
  { name: 'not-found', who: 'nobody', address: '/no/such/page' },
  { name: 'agency-quotes', who: 'agent', address: '/agency/dashboard?tab=QUOTES' },
  { name: 'agency-binders', who: 'agent', address: '/agency/dashboard?tab=BINDERS' },
  { name: 'agency-policies', who: 'agent', address: '/agency/dashboard?tab=POLICIES' },
  { name: 'agency-no-data', who: 'agent', address: '/agency/dashboard?q=nothing+is+called+that' },
  {
    name: 'agency-row-open',
    who: 'agent',
    address: '/agency/dashboard?tab=QUOTES',
    async act(page) {
      await page.locator('button[aria-expanded=false][aria-label^="Show details"]').first().click()
      await page.locator('button[aria-expanded=true][aria-label^="Hide details"]').waitFor()
    },
  },
  {
    name: 'agency-columns',
    who: 'agent',
    address: '/agency/dashboard?tab=QUOTES',
    async act(page) {
      await page.getByRole('button', { name: 'Columns', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Limit' }).waitFor()
    },
  },
  {
    name: 'agency-filter',
    who: 'agent',
    address: '/agency/dashboard?tab=QUOTES&filter=status:READY,REFERRED',
    async act(page) {
      await page
        .getByRole('button', { name: /^Status/ })
        .first()
        .click()
      await page.getByRole('checkbox', { name: 'Referred' }).waitFor()
    },
  },
  {
    name: 'agency-palette',
    who: 'agent',
    address: '/agency/dashboard?tab=QUOTES',
    async act(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'agency-quote',
    who: 'agent',
    address: '/agency/dashboard?filter=status:READY',
    act: openFirstRow,
  },
  {
    name: 'agency-quote-referred',
    who: 'agent',
    address: '/agency/dashboard?filter=status:REFERRED',
    act: openFirstRow,
  },
  {
    name: 'agency-request-to-bind',
    who: 'agent',
    address: '/agency/dashboard?filter=status:READY&size=100',
    act: firstRowMenu('Request to bind', opensDialog),
  },
  {
    name: 'agency-policy',
    who: 'agent',
    address: '/agency/dashboard?tab=POLICIES',
    act: openFirstRow,
  },
  { name: 'admin-inbox', who: 'underwriter', address: '/admin/inbox' },
  { name: 'admin-binders', who: 'underwriter', address: '/admin/dashboard?tab=BINDERS' },
  { name: 'admin-policies', who: 'underwriter', address: '/admin/dashboard?tab=POLICIES' },
  {
    name: 'admin-quote',
    who: 'underwriter',
    address: '/admin/inbox?filter=status:REQUESTED',
    act: openFirstRow,
  },
  {
    name: 'admin-decline',
    who: 'underwriter',
    address: '/admin/inbox',
    act: firstRowMenu('Decline', opensDialog),
  },
  { name: 'customer-policies', who: 'customer', address: '/customer/dashboard?tab=POLICIES' },
  { name: 'customer-documents', who: 'customer', address: '/customer/dashboard?tab=DOCUMENTS' },
  {
    name: 'customer-policy',
    who: 'customer',
    address: '/customer/dashboard?tab=POLICIES',
    act: openFirstRow,
  },
  {
    name: 'customer-pay',
    who: 'customer',
    address: '/customer/dashboard?filter=status:Unpaid',
    act: firstRowMenu('Pay', (page) => page.getByText('PAY IN FULL')),
  },
  { name: 'keys', who: 'agency', address: '/agency/manage/keys' },
  {
    name: 'keys-create',
    who: 'agency',
    address: '/agency/manage/keys?modal=create-key',
    act: (page) => opensDialog(page).waitFor(),
  },
  { name: 'keys-refused', who: 'agency', address: '/agency/manage/keys?tab=REFUSED' },
  { name: 'keys-test-quotes', who: 'agency', address: '/agency/manage/keys?tab=TEST' },
  { name: 'profile-details', who: 'agent', address: '/agency/manage/me' },
  { name: 'profile-photo', who: 'agent', address: '/agency/manage/me?tab=photo' },
  {
    name: 'profile-photo-crop',
    who: 'agent',
    address: '/agency/manage/me?tab=photo',
    act: cropPhoto,
  },
  {
    name: 'profile-password',
    who: 'agent',
    address: '/agency/manage/me?tab=password',
    async act(page) {
      await page.getByLabel('New password', { exact: true }).fill('Short1')
      await page.getByRole('button', { name: 'Change password' }).click()
    },
  },
  { name: 'profile-mfa', who: 'agent', address: '/agency/manage/me?tab=mfa' },
  { name: 'profile-mfa-app', who: 'agent', address: '/agency/manage/me?tab=mfa', act: showQrCode },
  { name: 'profile-sessions', who: 'agent', address: '/agency/manage/me?tab=sessions' },
  { name: 'profile-settings', who: 'agent', address: '/agency/manage/me?tab=settings' },
  {
    name: 'admin-teams',
    who: 'underwriter',
    address: '/admin/dashboard',
    async act(page) {
      await page.getByRole('button', { name: /^Team:/ }).click()
      await page.getByRole('combobox', { name: 'Search by team name' }).waitFor()
    },
  },
  {
    name: 'admin-enter-account',
    who: 'underwriter',
    address: '/admin/dashboard?modal=enter-account',
    async act(page) {
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'agency-switch-account',
    who: 'agent',
    address: '/agency/dashboard?modal=switch-account',
    async act(page) {
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  { name: 'enter-spent', who: 'nobody', address: '/loading/nothing?accountName=Harbor' },
  // The last scene of its user, because the tab changes to the account.
  {
    name: 'impersonation-mark',
    who: 'admin',
    address: '/admin/dashboard',
    async act(page) {
      await page.goto(await delegationLink(page, 'agency/agency-harbor/jtoken'))
      await page.getByRole('button', { name: 'Leave', exact: true }).waitFor()
      await page.locator('tbody a[data-open]').first().waitFor()
    },
  },
  { name: 'carrier-dashboard', who: 'carrier', address: '/carrier/dashboard' },
]

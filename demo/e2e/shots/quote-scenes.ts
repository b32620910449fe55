import type { Locator, Page } from 'playwright-core'
import type { WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import { firstRowMenu, opensDialog } from './row-menu.ts'
import type { Scene } from './scene.ts'

/** A step of the wizard for an account that its agent has verified. */
const wizardScene = (step: WizardStep): Scene => ({
  name: `wizard-${step}`,
  who: 'agent',
  address: `/agency/requestQuote/P100/account-bayside-dental/${step}`,
})

/** An underwriting editor of the first quote in the inbox that offers it. */
const editorScene = (name: string, item: string): Scene => ({
  name: `dialog-${name}`,
  who: 'underwriter',
  address: '/admin/inbox?filter=status:REFERRED',
  act: firstRowMenu(item, opensDialog),
})

/** Opens the quote whose limit exceeds the underwriter's authority. */
const openBeyondAuthority = async (page: Page): Promise<void> => {
  await page.locator('tr', { hasText: 'Riverside Academy' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Your authority' }).waitFor()
}

const editAuthority = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Edit Power User/ })
    .first()
    .click()
  await opensDialog(page).waitFor()
}

const addLicense = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add license' }).click()
  await opensDialog(page).waitFor()
}

const uploadNotice = async (page: Page): Promise<void> => {
  await page.locator('[data-actions]').first().click()
  await page.getByRole('menuitem', { name: 'Upload signed notice' }).click()
  await opensDialog(page).waitFor()
}

const rowLink = (page: Page, name: RegExp): Locator =>
  page.getByRole('row', { name }).locator('a[data-open]')

/** Opens the license dialog that a product requires in Florida. */
const licenseScene: Scene = {
  name: 'wizard-state-license',
  who: 'agent',
  address: '/agency/dashboard?tab=ACCOUNTS&search=Marlin',
  async act(page) {
    const address = await rowLink(page, /Marlin/).getAttribute('href')
    const id = /accounts\/([^/?]+)/.exec(address ?? '')?.[1]
    await page.goto(`/agency/requestQuote/P250/${id}/state-license`)
    await page.getByLabel('License number').waitFor()
  },
}

/** Opens the comparison of both years of a renewable policy. */
const renewalScene: Scene = {
  name: 'wizard-renewal-summary',
  who: 'agent',
  address: '/agency/dashboard?tab=POLICIES&filter=view:open_for_renewal&search=Cedar',
  async act(page) {
    await rowLink(page, /Cedar & Finch/).click()
    await page.getByRole('button', { name: 'Renew', exact: true }).click()
    await page.waitForURL(/renew-quote\/verify/)
    await page.goto(page.url().replace('/verify', '/summary'))
    await page.getByRole('row', { name: /^Total premium/ }).waitFor()
  },
}

/** Selects all rows of the page, on a phone one row, and waits for the bulk actions. */
const selectPage = async (page: Page): Promise<void> => {
  const whole = page.getByRole('checkbox', { name: 'Select this page' })
  const isWide = (page.viewportSize()?.width ?? 0) >= 600
  await (isWide ? whole : page.locator('tbody').getByRole('checkbox').first()).check()
  await page.getByRole('toolbar', { name: 'Selected rows' }).waitFor()
}

/** The inbox of an agency, the steps of the quote wizard, and the editors of a quote. */
export const quoteScenes: readonly Scene[] = [
  { name: 'quotes-selected', who: 'agency', address: '/agency/dashboard', act: selectPage },
  {
    name: 'quotes-views',
    who: 'agency',
    address: '/agency/dashboard?filter=status:READY',
    async act(page) {
      await page.getByRole('button', { name: 'Views', exact: true }).click()
      await page.getByRole('button', { name: 'Save view' }).waitFor()
    },
  },
  {
    name: 'dialog-decline-quotes',
    who: 'underwriter',
    address: '/admin/inbox',
    async act(page) {
      await selectPage(page)
      await page.getByRole('toolbar').getByRole('button', { name: 'Decline' }).click()
      await opensDialog(page).waitFor()
    },
  },
  { name: 'agency-inbox', who: 'agent', address: '/agency/inbox' },
  { name: 'agency-request-quote', who: 'agent', address: '/agency/requestQuote' },
  { name: 'admin-request-quote', who: 'underwriter', address: '/admin/requestQuote' },
  wizardScene('verify'),
  wizardScene('questions'),
  wizardScene('quote'),
  wizardScene('additional-info'),
  wizardScene('custom-quote'),
  licenseScene,
  renewalScene,
  editorScene('irpm', 'Edit IRPM'),
  editorScene('event-exclusions', 'Edit event exclusions'),
  editorScene('broker-fee', 'Edit broker fee'),
  editorScene('mga-fee', 'Edit MGA fee'),
  editorScene('escalate', 'Refer to a senior underwriter'),
  {
    name: 'admin-quote-beyond',
    who: 'underwriter',
    address: '/admin/inbox',
    act: openBeyondAuthority,
  },
  { name: 'admin-authority', who: 'admin', address: '/admin/authority' },
  { name: 'dialog-edit-authority', who: 'admin', address: '/admin/authority', act: editAuthority },
  { name: 'admin-licenses', who: 'admin', address: '/admin/manage/surplus-licenses' },
  { name: 'agency-licenses', who: 'agency', address: '/agency/manage/surplus-licenses' },
  {
    name: 'dialog-surplus-license',
    who: 'admin',
    address: '/admin/manage/surplus-licenses',
    act: addLicense,
  },
  {
    name: 'dialog-upload-notice',
    who: 'admin',
    address: '/admin/manage/surplus-licenses',
    act: uploadNotice,
  },
  { name: 'customer-open-items', who: 'customer', address: '/customer/open-items' },
  { name: 'admin-deleted-quotes', who: 'admin', address: '/admin/quotes/deleted' },
]

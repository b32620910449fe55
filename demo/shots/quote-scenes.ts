import type { Page } from 'playwright-core'
import { wizardStepIds, type WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import { firstRowMenu, opensDialog } from './row-menu.ts'
import type { Scene } from './scene.ts'

/** Shows another step of the wizard on screen. */
const goToStep = async (page: Page, step: WizardStep): Promise<void> => {
  await page.waitForURL(({ pathname }) => wizardStepIds.some((id) => pathname.endsWith(`/${id}`)))
  const address = new URL(page.url())
  address.pathname = address.pathname.replace(/[^/]+$/, step)
  await page.goto(address.href)
  await page.locator('[aria-current=step]').waitFor()
}

/** A step of a wizard for an account that its agent has verified. */
const wizardScene = (step: WizardStep): Scene => ({
  name: `wizard-${step}`,
  who: 'agent',
  address: `/agency/requestQuote/P100/account-bayside-dental/${step}`,
})

/** Finds an account by its name and begins its wizard. */
const findAccount = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Account' }).fill('marlin')
  await page.getByRole('option', { name: /Marlin Bay/ }).click()
}

/** Opens the renewal of the policy that can be renewed, at its summary. */
const openRenewal = async (page: Page): Promise<void> => {
  await page
    .getByRole('row', { name: /Cedar & Finch/ })
    .locator('a[data-open]')
    .click()
  await page.getByRole('button', { name: 'Renew', exact: true }).click()
  await goToStep(page, 'summary')
  await page.getByRole('table').waitFor()
}

/** An editor of underwriters, of the first quote in the inbox that offers it. */
const editorScene = (name: string, item: string): Scene => ({
  name: `dialog-${name}`,
  who: 'underwriter',
  address: '/admin/inbox?filter=status:REFERRED',
  act: firstRowMenu(item, opensDialog),
})

/** The inbox of an agency, the steps of the quote wizard, and the editors of a quote. */
export const quoteScenes: readonly Scene[] = [
  { name: 'agency-inbox', who: 'agent', address: '/agency/inbox' },
  { name: 'agency-request-quote', who: 'agent', address: '/agency/requestQuote' },
  { name: 'admin-request-quote', who: 'underwriter', address: '/admin/requestQuote' },
  wizardScene('verify'),
  wizardScene('questions'),
  {
    name: 'wizard-state-license',
    who: 'agent',
    address: '/agency/requestQuote?product=P250',
    async act(page) {
      await findAccount(page)
      await goToStep(page, 'state-license')
    },
  },
  wizardScene('quote'),
  wizardScene('additional-info'),
  wizardScene('custom-quote'),
  {
    name: 'wizard-renewal-summary',
    who: 'agent',
    address: '/agency/dashboard?tab=POLICIES&filter=view:open_for_renewal&search=Cedar',
    act: openRenewal,
  },
  editorScene('irpm', 'Edit IRPM'),
  editorScene('event-exclusions', 'Edit event exclusions'),
  editorScene('broker-fee', 'Edit broker fee'),
  editorScene('mga-fee', 'Edit MGA fee'),
]

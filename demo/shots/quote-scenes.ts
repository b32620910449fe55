import type { Page } from 'playwright-core'
import type { WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import { firstRowMenu, opensDialog } from './row-menu.ts'
import type { Scene } from './scene.ts'

/** A step of a wizard for an account that its agent has verified. */
const wizardScene = (step: WizardStep): Scene => ({
  name: `wizard-${step}`,
  who: 'agent',
  address: `/agency/requestQuote/P100/account-bayside-dental/${step}`,
})

/** An editor of underwriters, of the first quote in the inbox that offers it. */
const editorScene = (name: string, item: string): Scene => ({
  name: `dialog-${name}`,
  who: 'underwriter',
  address: '/admin/inbox?filter=status:REFERRED',
  act: firstRowMenu(item, opensDialog),
})

/** Selects every row of the page, and waits for what can be done with them. */
const selectPage = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
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
  editorScene('irpm', 'Edit IRPM'),
  editorScene('event-exclusions', 'Edit event exclusions'),
  editorScene('broker-fee', 'Edit broker fee'),
  editorScene('mga-fee', 'Edit MGA fee'),
]

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

/** The inbox of an agency, the steps of the quote wizard, and the editors of a quote. */
export const quoteScenes: readonly Scene[] = [
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

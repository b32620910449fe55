import * as z from 'zod/mini'
import { addressText } from '../../../frame/addresses/search.ts'
import { screen } from '../../../frame/screens/screen.ts'
import * as paths from '../../wizard-paths.ts'

const loadWizard = async () => (await import('./WizardScreen.tsx')).WizardScreen

const loadRenewal = async () => (await import('./RenewalScreen.tsx')).RenewalScreen

/** The policy to renew, and its product if the path has none. */
const renewalSearch = z.object({ policyId: addressText, product: addressText })

const loadRequest = async () => (await import('./RequestQuote.tsx')).RequestQuote

/** The account to quote, searched for if absent; the product, or the region's default. */
const requestSearch = z.object({ account: addressText, product: addressText })

const needs = 'quote:create'

/** Finds the account to quote. */
export const requestQuoteScreen = screen({
  address: '/requestQuote',
  search: requestSearch,
  menu: { id: 'request-quote', label: 'quotes:menu.request', icon: 'plus' },
  needs,
  load: loadRequest,
})

/** The quote wizard at its first open step and at each step (spec 2 §2). */
export const wizardScreens = [
  requestQuoteScreen,
  screen({ address: '/quotes/new', search: requestSearch, needs, load: loadRequest }),
  screen({ ...paths.wizardStart, needs, load: loadWizard }),
  screen({ ...paths.newQuoteStart, needs, load: loadWizard }),
  screen({ ...paths.wizardStepPath, needs, load: loadWizard }),
  screen({ ...paths.renewalStepPath, search: renewalSearch, needs, load: loadRenewal }),
  screen({ ...paths.accountRenewalPath, search: renewalSearch, needs, load: loadRenewal }),
  screen({ ...paths.policyRenewalPath, needs, load: loadWizard }),
] as const

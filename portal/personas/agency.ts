import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { newQuoteScreen, quoteScreen } from '../insurance/quotes/quote-screens.ts'
import { agencyPolicies } from '../insurance/policies/policy-tables.ts'
import { agencyBinders, agencyQuotes } from '../insurance/quotes/quote-tables.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'

/** Agencies and brokers: quotes, binders and policies of their own book. */
export const agency = persona({
  id: 'agency',
  accountType: 'AGENCY',
  label: 'portal:persona.agency',
  tabs: [
    { id: 'QUOTES', label: 'portal:menu.quotes', icon: 'quote', table: agencyQuotes },
    { id: 'BINDERS', label: 'portal:menu.binders', icon: 'binder', table: agencyBinders },
    { id: 'POLICIES', label: 'portal:menu.policies', icon: 'policy', table: agencyPolicies },
  ],
  screens: [dashboardScreen, quoteScreen, newQuoteScreen, policyScreen],
  offers: ['verification', 'teams'],
})

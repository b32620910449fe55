import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { inboxScreen, quoteScreen } from '../insurance/quotes/quote-screens.ts'
import { allPolicies } from '../insurance/policies/policy-tables.ts'
import { allBinders, allQuotes } from '../insurance/quotes/quote-tables.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'

/** The provider's own staff: the underwriting inbox first, then every agency's records. */
export const admin = persona({
  id: 'admin',
  accountType: 'PARAPET',
  label: 'portal:persona.admin',
  tabs: [
    { id: 'QUOTES', label: 'portal:menu.quotes', icon: 'quote', table: allQuotes },
    { id: 'BINDERS', label: 'portal:menu.binders', icon: 'binder', table: allBinders },
    { id: 'POLICIES', label: 'portal:menu.policies', icon: 'policy', table: allPolicies },
  ],
  screens: [inboxScreen, dashboardScreen, quoteScreen, policyScreen],
  offers: ['teams'],
})

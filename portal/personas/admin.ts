import { allPolicies } from '../insurance/policies/policy-tables.ts'
import { allBinders, allQuotes } from '../insurance/quotes/quote-tables.ts'
import type { Persona } from '../frame/personas/persona.ts'

/** The provider's own staff: the underwriting inbox first, then every agency's records. */
export const admin = {
  id: 'admin',
  accountType: 'PARAPET',
  label: 'portal:persona.admin',
  menu: [
    { id: 'inbox', label: 'portal:menu.inbox', icon: 'inbox', screen: 'inbox' },
    {
      id: 'quotes',
      label: 'portal:menu.quotes',
      icon: 'quote',
      screen: 'dashboard',
      tab: 'QUOTES',
    },
    {
      id: 'binders',
      label: 'portal:menu.binders',
      icon: 'binder',
      screen: 'dashboard',
      tab: 'BINDERS',
    },
    {
      id: 'policies',
      label: 'portal:menu.policies',
      icon: 'policy',
      screen: 'dashboard',
      tab: 'POLICIES',
    },
  ],
  tabs: [
    { id: 'QUOTES', label: 'portal:menu.quotes', table: allQuotes },
    { id: 'BINDERS', label: 'portal:menu.binders', table: allBinders },
    { id: 'POLICIES', label: 'portal:menu.policies', table: allPolicies },
  ],
  screens: ['dashboard', 'inbox', 'quote', 'policy'],
  offers: ['teams'],
} as const satisfies Persona

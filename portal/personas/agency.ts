import { agencyPolicies } from '../insurance/policies/policy-tables.ts'
import { agencyBinders, agencyQuotes } from '../insurance/quotes/quote-tables.ts'
import type { Persona } from '../frame/personas/persona.ts'

/** Agencies and brokers: quotes, binders and policies of their own book. */
export const agency = {
  id: 'agency',
  accountType: 'AGENCY',
  label: 'portal:persona.agency',
  menu: [
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
    { id: 'QUOTES', label: 'portal:menu.quotes', table: agencyQuotes },
    { id: 'BINDERS', label: 'portal:menu.binders', table: agencyBinders },
    { id: 'POLICIES', label: 'portal:menu.policies', table: agencyPolicies },
  ],
  screens: ['dashboard', 'quote', 'new-quote', 'policy'],
  offers: ['verification', 'teams'],
} as const satisfies Persona

import type { Persona } from './persona.ts'

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
    { id: 'QUOTES', label: 'portal:menu.quotes', table: 'all-quotes' },
    { id: 'BINDERS', label: 'portal:menu.binders', table: 'all-binders' },
    { id: 'POLICIES', label: 'portal:menu.policies', table: 'all-policies' },
  ],
  screens: ['dashboard', 'inbox', 'quote', 'policy'],
  offers: ['teams'],
} as const satisfies Persona

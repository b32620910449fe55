import type { Persona } from './persona.ts'

/** Policyholders: their policies, their papers, and what is to pay. */
export const customer = {
  id: 'customer',
  accountType: 'CUSTOMER',
  label: 'portal:persona.customer',
  menu: [
    {
      id: 'policies',
      label: 'portal:menu.policies',
      icon: 'policy',
      screen: 'dashboard',
      tab: 'POLICIES',
    },
    {
      id: 'documents',
      label: 'portal:menu.documents',
      icon: 'document',
      screen: 'dashboard',
      tab: 'DOCUMENTS',
    },
  ],
  tabs: [
    { id: 'POLICIES', label: 'portal:menu.policies', table: 'own-policies' },
    { id: 'DOCUMENTS', label: 'portal:menu.documents', table: 'own-documents' },
  ],
  screens: ['dashboard', 'policy', 'pay'],
  offers: [],
} as const satisfies Persona

import { ownDocuments } from '../insurance/documents/document-tables.ts'
import { ownPolicies } from '../insurance/policies/policy-tables.ts'
import type { Persona } from '../frame/personas/persona.ts'

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
    { id: 'POLICIES', label: 'portal:menu.policies', table: ownPolicies },
    { id: 'DOCUMENTS', label: 'portal:menu.documents', table: ownDocuments },
  ],
  screens: ['dashboard', 'policy', 'pay'],
  offers: [],
} as const satisfies Persona

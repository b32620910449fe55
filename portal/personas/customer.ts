import { payScreen } from '../insurance/billing/billing-screens.ts'
import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { ownDocuments } from '../insurance/documents/document-tables.ts'
import { ownPolicies } from '../insurance/policies/policy-tables.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'

/** Policyholders: their policies, their papers, and what is to pay. */
export const customer = persona({
  id: 'customer',
  accountType: 'CUSTOMER',
  label: 'portal:persona.customer',
  tabs: [
    { id: 'POLICIES', label: 'portal:menu.policies', icon: 'policy', table: ownPolicies },
    { id: 'DOCUMENTS', label: 'portal:menu.documents', icon: 'document', table: ownDocuments },
  ],
  screens: [dashboardScreen, policyScreen, payScreen],
  offers: [],
})

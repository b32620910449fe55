import type { Persona } from '../frame/personas/persona.ts'
import { table } from '../frame/tables/table.tsx'

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
    {
      id: 'POLICIES',
      label: 'portal:menu.policies',
      table: table(
        async () => (await import('../insurance/policies/policy-table.tsx')).policyTable,
        [
          'policyNumber',
          'status',
          'policyStatus',
          'productType',
          'limit',
          'totalPremium',
          'dueDate',
          'effectiveDate',
          'endDate',
          'agencyName',
        ],
      ),
    },
    {
      id: 'DOCUMENTS',
      label: 'portal:menu.documents',
      table: table(
        async () => (await import('../insurance/documents/document-table.tsx')).documentTable,
        ['docName', 'docType', 'companyName', 'size', 'created'],
      ),
    },
  ],
  screens: ['dashboard', 'policy', 'pay'],
  offers: [],
} as const satisfies Persona

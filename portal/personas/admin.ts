import type { Persona } from '../frame/personas/persona.ts'
import { table } from '../frame/tables/table.tsx'

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
    {
      id: 'QUOTES',
      label: 'portal:menu.quotes',
      table: table(
        async () => (await import('../insurance/quotes/quote-table.ts')).quoteTable,
        [
          'quoteNumber',
          'companyName',
          'agencyName',
          'status',
          'product',
          'type',
          'limit',
          'totalPremium',
          'effectiveDate',
          'expiresOn',
          'created',
          'modified',
        ],
      ),
    },
    {
      id: 'BINDERS',
      label: 'portal:menu.binders',
      table: table(
        async () => (await import('../insurance/quotes/binder-table.tsx')).binderTable,
        [
          'quoteNumber',
          'companyName',
          'agencyName',
          'status',
          'payment',
          'product',
          'limit',
          'totalPremium',
          'effectiveDate',
          'boundDate',
          'created',
        ],
      ),
    },
    {
      id: 'POLICIES',
      label: 'portal:menu.policies',
      table: table(
        async () => (await import('../insurance/policies/policy-table.tsx')).policyTable,
        [
          'policyNumber',
          'companyName',
          'agencyName',
          'policyStatus',
          'status',
          'productType',
          'limit',
          'totalPremium',
          'effectiveDate',
          'endDate',
          'created',
        ],
      ),
    },
  ],
  screens: ['dashboard', 'inbox', 'quote', 'policy'],
  offers: ['teams'],
} as const satisfies Persona

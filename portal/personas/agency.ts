import type { Persona } from '../frame/personas/persona.ts'
import { table } from '../frame/tables/table.tsx'

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
    {
      id: 'QUOTES',
      label: 'portal:menu.quotes',
      table: table(
        async () => (await import('../insurance/quotes/quote-table.ts')).quoteTable,
        [
          'quoteNumber',
          'companyName',
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
  screens: ['dashboard', 'quote', 'new-quote', 'policy'],
  offers: ['verification', 'teams'],
} as const satisfies Persona

import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { newQuoteScreen, quoteScreen } from '../insurance/quotes/quote-screens.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'
import { table } from '../frame/tables/table.tsx'

/** Agencies and brokers: quotes, binders and policies of their own book. */
export const agency = persona({
  id: 'agency',
  accountType: 'AGENCY',
  label: 'portal:persona.agency',
  tabs: [
    {
      id: 'QUOTES',
      label: 'portal:menu.quotes',
      icon: 'quote',
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
      icon: 'binder',
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
      icon: 'policy',
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
  screens: [dashboardScreen, quoteScreen, newQuoteScreen, policyScreen],
  features: ['verification', 'teams'],
})

import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { inboxScreen, quoteScreen } from '../insurance/quotes/quote-screens.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'
import { table } from '../frame/tables/table.tsx'

/** The provider's own staff: the underwriting inbox first, then every agency's records. */
export const admin = persona({
  id: 'admin',
  accountType: 'PARAPET',
  label: 'portal:persona.admin',
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
      icon: 'binder',
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
      icon: 'policy',
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
  screens: [inboxScreen, dashboardScreen, quoteScreen, policyScreen],
  features: ['teams'],
})

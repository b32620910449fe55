import { payScreen } from '../insurance/billing/billing-screens.ts'
import { myAgentScreen } from '../insurance/contacts/contact-screens.ts'
import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { ownPolicyTab } from '../insurance/policies/policy-tabs.ts'
import { openItemsScreen } from '../insurance/quotes/quote-screens.ts'
import { accountRiskPart } from '../insurance/risk/module.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'
import { table } from '../frame/tables/table.tsx'

/** Policyholders: their policies, documents and payments. */
export const customer = persona({
  id: 'customer',
  accountType: 'CUSTOMER',
  label: 'portal:persona.customer',
  tabs: [
    ownPolicyTab(
      'policyNumber',
      'status',
      'amountDue',
      'dueDate',
      'policyStatus',
      'productType',
      'limit',
      'totalPremium',
      'effectiveDate',
      'endDate',
      'agencyName',
    ),
    {
      id: 'DOCUMENTS',
      label: 'documents:title',
      icon: 'document',
      table: table(
        async () => (await import('../insurance/documents/document-table.tsx')).documentTable,
        ['docName', 'docType', 'companyName', 'size', 'created'],
      ),
    },
  ],
  screens: [
    dashboardScreen,
    policyScreen,
    openItemsScreen,
    payScreen,
    accountRiskPart,
    myAgentScreen,
  ],
  features: [],
})

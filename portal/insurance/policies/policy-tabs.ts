import { tableTab } from '../../frame/personas/table-tab.ts'

/** The tab of policies. */
export const policyTab = tableTab(
  { id: 'POLICIES', label: 'portal:menu.policies', icon: 'policy' },
  async () => (await import('./policy-table.tsx')).policyTable,
)

/** Columns of policies, behind those that name the policy. */
export const policyTerms = [
  'policyStatus',
  'status',
  'productType',
  'limit',
  'totalPremium',
  'effectiveDate',
  'endDate',
  'created',
] as const

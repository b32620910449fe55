import { tableTab } from '../../frame/personas/table-tab.ts'

/** The tab of policies. */
export const policyTab = tableTab(
  { id: 'POLICIES', label: 'policies:menu.policies', icon: 'policy' },
  async () => (await import('./policy-table.tsx')).policyTable,
)

/** The tab of a policyholder's own policies. */
export const ownPolicyTab = tableTab(
  { id: 'POLICIES', label: 'policies:menu.policies', icon: 'policy' },
  async () => (await import('./own-policy-table.tsx')).ownPolicyTable,
)

/** Columns of policies, after the identifying ones. */
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

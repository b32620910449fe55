import { table } from '../../frame/tables/table.tsx'
import type { AccountViewProps } from '../accounts/account-part.ts'
import { AccountTable } from '../accounts/AccountTable.tsx'
import { policyTerms } from './policy-tabs.ts'

const Policies = table(
  async () => (await import('./policy-table.tsx')).policyTable,
  ['policyNumber', ...policyTerms],
)

/** All policies of an account. */
export const AccountPolicies = ({ account }: AccountViewProps) => (
  <AccountTable account={account} table={Policies} />
)

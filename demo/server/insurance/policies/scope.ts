import type { SQL } from 'drizzle-orm'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofTeamAccounts } from '../accounts/team-scope.ts'
import { policies } from './tables.ts'

/** The policies that each kind of viewer sees, together with their bills and payments. */
export const policyVisibility = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  CUSTOMER: ['account'],
  'account token': ['account'],
  'policy token': ['policy'],
} as const satisfies VisibilityTable

/** The policies that a viewer sees. */
export const policyScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      visibility: policyVisibility,
      columns: { agency: policies.agencyId, account: policies.accountId, policy: policies.id },
      ofTeams: (teamIds) => ofTeamAccounts(policies.accountId, teamIds),
    },
    viewer,
  )

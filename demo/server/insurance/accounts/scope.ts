import type { SQL } from 'drizzle-orm'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofTeamAccounts } from './team-scope.ts'
import { accounts } from './tables.ts'

/** The columns of lists of other records that identify an account's owner. */
export const accountOwners = { agencyId: accounts.agencyId, accountId: accounts.id }

/** Which accounts each reader sees. */
export const accountReach = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  CUSTOMER: ['account'],
  key: ['agency', 'embedUser'],
  'account token': ['account'],
} as const satisfies ReachTable

/** The accounts that a viewer sees. */
export const accountScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      reach: accountReach,
      columns: { agency: accounts.agencyId, account: accounts.id, embedUser: accounts.embedUserId },
      ofTeams: (teamIds) => ofTeamAccounts(accounts.id, teamIds),
    },
    viewer,
  )

import type { SQL } from 'drizzle-orm'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofTeamAccounts } from './team-scope.ts'
import { accounts } from './tables.ts'

/** Whose an account is, in the words of lists of other records. */
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

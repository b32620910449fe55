import type { SQL } from 'drizzle-orm'
import { accounts } from '../accounts/tables.ts'
import { ofTeamAccounts } from '../accounts/team-scope.ts'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Whose risk each reader sees. Users of an agency's page, whom nobody knows, see none. */
export const riskReach = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  CUSTOMER: ['account'],
  'account token': ['account'],
} as const satisfies ReachTable

/** The accounts whose risk a viewer sees. */
export const riskScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      reach: riskReach,
      columns: { agency: accounts.agencyId, account: accounts.id },
      ofTeams: (teamIds) => ofTeamAccounts(accounts.id, teamIds),
    },
    viewer,
  )

import type { SQL } from 'drizzle-orm'
import { hasAny } from '../../kernel/lists/column-filter.ts'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { submissions } from './tables.ts'

/**
 * Submissions by reader: a page sees those that its embed user sent, an agency's own server those of the
 * account that its token grants.
 */
export const submissionReach = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  key: ['agency', 'embedUser'],
  'account token': ['agency', 'account'],
} as const satisfies ReachTable

/** The submissions that a viewer sees. */
export const submissionScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      reach: submissionReach,
      columns: {
        agency: submissions.agencyId,
        embedUser: submissions.embedUserId,
        account: submissions.accountId,
      },
      ofTeams: (teamIds) => hasAny(submissions.teamIds, teamIds),
    },
    viewer,
  )

import type { SQL } from 'drizzle-orm'
import { hasAny } from '../../kernel/lists/column-filter.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { submissions } from './tables.ts'

/**
 * The submissions that each kind of viewer sees: a page those that its embed user sent, an agency's own
 * server those of the account that its token grants.
 */
export const submissionVisibility = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  key: ['agency', 'embedUser'],
  'account token': ['agency', 'account'],
} as const satisfies VisibilityTable

/** The submissions that a viewer sees. */
export const submissionScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      visibility: submissionVisibility,
      columns: {
        agency: submissions.agencyId,
        embedUser: submissions.embedUserId,
        account: submissions.accountId,
      },
      ofTeams: (teamIds) => hasAny(submissions.teamIds, teamIds),
    },
    viewer,
  )

import { sql, type SQL } from 'drizzle-orm'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { submissions } from './tables.ts'

/** Which submissions each reader sees; a page sees those that its embed user sent. */
export const submissionReach = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  key: ['agency', 'embedUser'],
} as const satisfies ReachTable

const ofTeams = (teamIds: readonly string[]): SQL =>
  sql`${submissions.teamIds} && array[${sql.join(
    teamIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`

/** The submissions that a viewer sees. */
export const submissionScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      reach: submissionReach,
      columns: { agency: submissions.agencyId, embedUser: submissions.embedUserId },
      ofTeams,
    },
    viewer,
  )

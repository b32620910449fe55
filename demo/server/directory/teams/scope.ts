import { inArray, sql, type SQL } from 'drizzle-orm'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { teams } from './tables.ts'

/** Which teams each kind of viewer sees: those of the current account. */
export const teamVisibility: VisibilityTable<'organisation'> = Object.fromEntries(
  accountTypes.filter((type) => type !== 'UNKNOWN').map((type) => [type, ['organisation']]),
)

/** The teams that a viewer sees. Some roles see only the user's own teams. */
export const teamScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      visibility: teamVisibility,
      columns: { organisation: teams.organisationId },
      ofTeams: (teamIds) => (teamIds.length > 0 ? inArray(teams.id, [...teamIds]) : sql`false`),
    },
    viewer,
  )

import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { allTeams } from '#core/directory/teams/model.ts'
import { teamAccounts } from './tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { hasAny, type ColumnFilter } from '../../kernel/lists/column-filter.ts'
import type { ListScope } from '../../kernel/lists/listing.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { teamScope } from '../../directory/teams/scope.ts'
import { teamAgencies, teams } from '../../directory/teams/tables.ts'

/** Columns of a list that identify a record's agency and its account's teams. */
interface Owners {
  readonly agencyId: PgColumn
  readonly teamIds: PgColumn
}

const anyOf = (column: PgColumn, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(column, [...ids])

/** Records whose account is assigned to one of the teams. */
export const ofTeamAccounts = (accountId: PgColumn, teamIds: readonly string[]): SQL =>
  sql`exists (select 1 from ${teamAccounts} where ${teamAccounts.accountId} = ${accountId} and ${anyOf(teamAccounts.teamId, teamIds)})`

const agenciesOf = async (
  { database }: Services,
  teams: readonly string[],
): Promise<readonly string[]> => {
  const rows = await database
    .handle()
    .select({ agencyId: teamAgencies.agencyId })
    .from(teamAgencies)
    .where(inArray(teamAgencies.teamId, [...teams]))
  return rows.map(({ agencyId }) => agencyId)
}

/** Rejects teams that the viewer does not see; `all` is for users of the whole account. */
const checkTeams = async (
  { database }: Services,
  viewer: Viewer,
  teamIdFilter: readonly string[],
): Promise<void> => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  const requested = [...new Set(teamIdFilter)].filter(
    (id) => id !== allTeams || viewer.teamIds !== undefined,
  )
  if (requested.length === 0) return
  const seen = await database
    .handle()
    .$count(teams, and(teamScope(viewer), inArray(teams.id, requested)))
  if (seen !== requested.length) throw new ApiError('forbidden')
}

/**
 * The `team` filter of a list: by agency for the provider's teams, by account for an agency's. Rejects
 * another account's team before reading anything.
 */
export const teamFilter = async (
  services: Services,
  viewer: Viewer,
  { filter }: Pick<ListQuery, 'filter'>,
  { agencyId, teamIds }: Owners,
): Promise<(values: readonly string[]) => ColumnFilter | undefined> => {
  const teamIdFilter = filter?.['team'] ?? []
  if (teamIdFilter.length === 0) return () => undefined
  await checkTeams(services, viewer, teamIdFilter)
  if (teamIdFilter.includes(allTeams)) return () => undefined
  if (viewer.kind !== 'user' || viewer.accountType !== 'PARAPET') {
    return () => ({ column: teamIds, values: teamIdFilter })
  }
  const agencies = await agenciesOf(services, teamIdFilter)
  return () => ({ column: agencyId, values: agencies })
}

/**
 * The scope of a list whose rows belong to agencies. The teams of a member are compared with the row's
 * own column, which avoids a join per row.
 */
export const listScope = (
  viewer: Viewer,
  scopeOf: (viewer: Viewer) => SQL | undefined,
  columns: Pick<Owners, 'teamIds'>,
): ListScope => {
  if (viewer.kind !== 'user' || viewer.accountType !== 'AGENCY' || !viewer.teamIds) {
    return { where: scopeOf(viewer) }
  }
  const { teamIds, ...ofAgency } = viewer
  return { where: and(scopeOf(ofAgency), hasAny(columns.teamIds, teamIds)) }
}

/** Assigns an account to the teams of a member who works on it, so that it stays visible to them. */
export const assignToOwnTeams = async (
  { database }: Services,
  viewer: Viewer,
  accountId: string,
): Promise<void> => {
  if (viewer.kind !== 'user' || !viewer.teamIds || viewer.teamIds.length === 0) return
  await database
    .handle()
    .insert(teamAccounts)
    .values(viewer.teamIds.map((teamId) => ({ teamId, accountId })))
    .onConflictDoNothing()
}

import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Viewer } from '../viewer.ts'
import { linksOf, viewerTypeOf, type Link, type Links, type VisibilityTable } from './visibility.ts'

/** A visibility table with the columns of a kind of record. */
export interface Scope<L extends Link> {
  readonly visibility: VisibilityTable<L>
  /** The column of each link. */
  readonly columns: Readonly<Record<L, PgColumn>>
  /** The records of teams, for users who see only those of their teams. */
  readonly ofTeams?: (teamIds: readonly string[]) => SQL | undefined
}

/**
 * The condition for a viewer's records, for every list and every read by id. `known` adds links
 * that the viewer has through another record, such as the agency of an insured.
 */
export const whereIn = <L extends Link>(
  { visibility, columns, ofTeams }: Scope<L>,
  viewer: Viewer,
  known: Links = {},
): SQL | undefined => {
  const links = visibility[viewerTypeOf(viewer)] ?? []
  if (links === 'all') return sql`true`
  if (links.length === 0) return sql`false`
  const own: Links = { ...linksOf(viewer), ...known }
  const shared = links.map((link) => {
    const id = own[link]
    return id === undefined ? sql`false` : eq(columns[link], id)
  })
  const teamIds = viewer.kind === 'user' ? viewer.teamIds : undefined
  return and(...shared, teamIds && ofTeams?.(teamIds))
}

import { sql, type SQL } from 'drizzle-orm'
import { executePrepared } from '../database/execute-prepared.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { inOrder, selectKeys } from './keys.ts'
import type { FoundPage, FoundRows, Listing } from './listing.ts'

/** A number of rows as far as it is counted. */
export const countOf = (
  { most }: Listing,
  total: number,
): Pick<FoundRows, 'total' | 'isLowerBound'> => ({
  total: Math.min(total, most),
  isLowerBound: total > most,
})

/**
 * All matching rows. A separate query, because an order would make the planner scan an index in
 * which they are rare.
 */
const withMatched = (list: Listing, ...wheres: readonly SQL[]): SQL =>
  sql`with matched as materialized (${sql.join(
    wheres.map((where) => selectKeys(list, where)),
    sql` union all `,
  )})`

interface Gathered {
  /** Conditions that find all matching rows, each one once. */
  readonly wheres: readonly SQL[]
  /** With more rows the page is not found. */
  readonly upTo?: number
  /** Whether the query is prepared: only the index of parts finds these rows. */
  readonly isPrepared?: boolean
}

/** The page from all matching rows; with more than `upTo` of them it stops and gives only their number. */
export const gather = async (
  handle: Handle,
  list: Listing,
  { wheres, upTo: most = Number.MAX_SAFE_INTEGER, isPrepared = false }: Gathered,
): Promise<FoundPage> => {
  const page = sql`select id from matched ${inOrder(list)} limit ${list.limit} offset ${list.offset}`
  // the bound is outside, because it would make the planner scan an index too
  const query = sql`
    ${withMatched(list, ...wheres)}
    select total, case when total <= ${most}::bigint then array(${page}) else '{}' end as ids
    from (select count(*)::int as total from (select from matched limit ${most}::bigint + 1) as first_ones) as counted`
  const result = await executePrepared(handle, query, { when: isPrepared })
  const [{ ids, total } = { ids: [], total: 0 }] = rowsOf<Pick<FoundPage, 'ids' | 'total'>>(result)
  return { ids, ...countOf(list, total), reach: list.most }
}

import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '../services.ts'
import { whereOf, type Listing, type Order } from './listing.ts'

interface Found {
  /** Ids of the page's rows, in order. */
  readonly ids: readonly string[]
  /** How many rows there are; one more than the list's bound when there are more. */
  readonly total: number
}

const rowsOf = <Row>(result: unknown): readonly Row[] =>
  (result as { readonly rows: readonly Row[] }).rows

/** Counts no further than one beyond the bound, so that it costs the same however many there are. */
const count = async (handle: Handle, list: Listing): Promise<number> => {
  const counted = sql`select 1 from ${list.rules.table} where ${whereOf(list) ?? sql`true`} limit ${list.most + 1}`
  const result = await handle.execute(
    sql`select count(*)::int as total from (${counted}) as counted`,
  )
  return rowsOf<{ total: number }>(result)[0]?.total ?? 0
}

const by = ({ direction }: Order, ...keys: readonly SQL[]): SQL =>
  sql.join(
    keys.map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )

const paged = ({ order, limit, offset }: Listing, rows: SQL): SQL =>
  sql`select id from (${rows}) as listed order by ${by(order, sql`sort_key`, sql`id`)} limit ${limit} offset ${offset}`

const selectKeys = ({ rules, order }: Listing, where: SQL | undefined): SQL =>
  sql`select ${rules.tie} as id, ${order.key} as sort_key from ${rules.table} where ${where ?? sql`true`}`

/** Reads all rows that match and sorts them: for few. */
const gather = (list: Listing): SQL =>
  // planned by itself: the order must not tempt the planner to walk an index for rows that are rare in it
  sql`with matched as materialized (${selectKeys(list, whereOf(list))}) ${paged(list, sql`select * from matched`)}`

/**
 * Walks the index of the order until the page is full: for all rows, or so many that they stand close. Each
 * value of the lead has an index in that order; merging them gives the order of all.
 */
const walk = (list: Listing): SQL => {
  const { rules, scope, leads, rest, search, order, limit, offset } = list
  // as an expression: the index of letter triples would read all rows that match before the first is known
  const found =
    search === undefined ? undefined : sql`${rules.searched} || '' like lower(${search})`
  const among = leads ?? rules.lead?.values
  const branch = (value: string | undefined): SQL => {
    const isLead =
      rules.lead === undefined || value === undefined ? undefined : eq(rules.lead.column, value)
    const rows = selectKeys(list, and(scope.where, isLead, ...rest, found))
    return sql`(${rows} order by ${by(order, sql`${order.key}`, sql`${rules.tie}`)} limit ${offset + limit})`
  }
  return paged(list, sql.join((among ?? [undefined]).map(branch), sql` union all `))
}

/** The page that a list call asks for, at a cost that does not grow with the table. */
export const findPage = async (handle: Handle, list: Listing): Promise<Found> => {
  if (list.leads?.length === 0) return { ids: [], total: 0 }
  const total = await count(handle, list)
  if (total <= list.offset) return { ids: [], total }
  const isNarrowed = !list.scope.isIndexed || list.rest.length > 0 || list.search !== undefined
  const isShort = list.rules.lead === undefined || (isNarrowed && total <= list.most)
  const rows = await handle.execute(isShort ? gather(list) : walk(list))
  return { ids: rowsOf<{ id: string }>(rows).map(({ id }) => id), total }
}

/** Records in the order of their ids. */
export const inOrderOf = <Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

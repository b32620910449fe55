import { and, sql, type SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { rowsOf } from '../database/rows-of.ts'
import type { Database, Handle } from '../services.ts'
import { cursorsOf, type Cursor, type Place } from './cursors.ts'
import type { ResultPage, ResultRows, Listing } from './listing.ts'
import { folded, isFound, soughtText } from './searched.ts'

/** The conditions of a list call. */
const whereOf = async (handle: Handle, list: Listing): Promise<SQL | undefined> => {
  if (list.search === undefined) return list.where
  const sought = soughtText(await folded(handle, list.search))
  return and(list.where, ...list.searched.map((text) => isFound(text, sought)))
}

/** The order of a list by its sort keys. */
const orderBy = ({ order }: Listing, key: SQL, tie: SQL): SQL => {
  const direction = sql.raw(order.direction)
  return sql`order by ${key} ${direction}, ${tie} ${direction}`
}

/** The rows of a list, one above the count limit. */
const matches = ({ rules, max }: Listing, columns: SQL, where: SQL | undefined): SQL =>
  sql`select ${columns} from ${rules.table} where ${where ?? sql`true`} limit ${max + 1}`

const countOf = ({ max }: Listing, total: number): ResultRows => ({
  total: Math.min(total, max),
  isLowerBound: total > max,
})

/**
 * Counts the rows, and sorts them unless they exceed the count limit. The query has no order, so
 * the planner chooses the most selective index.
 */
const sortFew = async (
  handle: Handle,
  list: Listing,
  where: SQL | undefined,
): Promise<ResultPage> => {
  const { rules, order, limit, offset, max } = list
  const matched = matches(list, sql`${rules.tie} as id, ${order.key} as sort_key`, where)
  const page = sql`select id from matched ${orderBy(list, sql`sort_key`, sql`id`)} limit ${limit} offset ${offset}`
  const result = await handle.execute(sql`
    with matched as materialized (${matched}), counted as (select count(*)::int as total from matched)
    select total, case when total <= ${max} then array(${page}) else '{}' end as ids from counted`)
  const [{ ids, total } = { ids: [], total: 0 }] = rowsOf<Pick<ResultPage, 'ids' | 'total'>>(result)
  return { ids, ...countOf(list, total) }
}

/** Whether a row is at or after the start of a page. */
const isFrom = ({ rules, order }: Listing, { id, key, isAfter }: Cursor): SQL => {
  const sign = `${order.direction === 'asc' ? '>' : '<'}${isAfter ? '' : '='}`
  const type = sql.raw(order.key.getSQLType())
  return sql`(${order.key}, ${rules.tie}) ${sql.raw(sign)} (${key}::${type}, ${id})`
}

/** Whether an index has all rows in the order of the list. */
const isIndexed = ({ rules, order: { key } }: Listing): boolean =>
  key.isUnique ||
  getTableConfig(rules.table).indexes.some(({ config: { columns, where } }) => {
    const [first] = columns
    return where === undefined && first && 'name' in first && first.name === key.name
  })

/** Maximum rows that are scanned in the order of the list. */
const mostScanned = 20_000

/**
 * The first matching rows of the list. Matches may be far from the beginning, so only some rows are
 * scanned in order; if these contain too few, all matches are sorted.
 */
const firstMatches = async (
  handle: Handle,
  list: Listing,
  { where, from }: { readonly where: SQL | undefined; readonly from: Cursor | undefined },
): Promise<readonly Place[]> => {
  const { rules, order, limit } = list
  const begin = (from && isFrom(list, from)) ?? sql`true`
  const keys = sql`${rules.tie} as id, ${order.key} as sort_key`
  const inOrder = orderBy(list, sql`sort_key`, sql`id`)
  const page = sql`select id, sort_key::text as key`
  const range = sql`limit ${limit} offset ${from ? 0 : list.offset}`
  if (isIndexed(list)) {
    const scanned = sql`select ${keys}, (${where ?? sql`true`}) as is_match from ${rules.table}
      where ${begin} ${orderBy(list, sql`${order.key}`, sql`${rules.tie}`)} limit ${mostScanned}`
    const result = await handle.execute(
      sql`${page} from (${scanned}) as scanned where is_match ${inOrder} ${range}`,
    )
    const places = rowsOf<Place>(result)
    if (places.length === limit) return places
  }
  // with an offset, the planner would not choose a scan in the order of the list
  const matched = sql`select ${keys} from ${rules.table} where ${and(begin, where)} offset 0`
  const result = await handle.execute(sql`${page} from (${matched}) as matched ${inOrder} ${range}`)
  return rowsOf<Place>(result)
}

/**
 * The page of a list above the count limit; it continues where the previous page ended, if that is
 * known.
 */
const scanPage = async (
  database: Database,
  list: Listing,
  where: SQL | undefined,
): Promise<readonly string[]> => {
  const handle = database.handle()
  const cursors = cursorsOf(database, list, where)
  const from = cursors.at(list.offset)
  const known = from && (await firstMatches(handle, list, { where, from }))
  // fewer rows mean that some have moved before the page
  const isFull = known?.length === list.limit
  const places = isFull ? known : await firstMatches(handle, list, { where, from: undefined })
  cursors.store(list, places, isFull ? from : undefined)
  return places.map(({ id }) => id)
}

/** The page of a list call, and how many rows the list has. */
export const findPage = async (database: Database, list: Listing): Promise<ResultPage> => {
  const handle = database.handle()
  const where = await whereOf(handle, list)
  const found = await sortFew(handle, list, where)
  return found.isLowerBound ? { ...found, ids: await scanPage(database, list, where) } : found
}

/** How many rows of a list match each of some further conditions, counted up to the bound. */
export const countRows = async (
  database: Database,
  list: Listing,
  conditions: readonly SQL[],
): Promise<readonly ResultRows[]> => {
  const handle = database.handle()
  const where = await whereOf(handle, list)
  const counts = conditions.map(
    (condition) =>
      sql`(select count(*)::int from (${matches(list, sql``, and(where, condition))}) as matched)`,
  )
  const result = await handle.execute(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  )
  const [{ counts: totals } = { counts: [] }] = rowsOf<{ readonly counts: readonly number[] }>(
    result,
  )
  return totals.map((total) => countOf(list, total))
}

/** The counts of a list call that requests no rows. */
export const countList = async (database: Database, list: Listing): Promise<ResultPage> => {
  const [found = { total: 0, isLowerBound: false }] = await countRows(database, list, [sql`true`])
  return { ids: [], ...found }
}

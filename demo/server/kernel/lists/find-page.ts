import { and, eq, sql, type SQL } from 'drizzle-orm'
import { executePrepared } from '../database/execute-prepared.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Database, Handle } from '../services.ts'
import { firstOfMonths, isOfMonths, isUpTo } from './by-month.ts'
import { pageOfWeeks } from './by-week.ts'
import { rowOfLead, rowWhere } from './conditions.ts'
import { foundWhere } from './found-where.ts'
import { isAmong } from './among.ts'
import { indexUseOf } from './index-use.ts'
import type { FoundRows, Growing, Listing, Order } from './listing.ts'
import { listsOfSets, withSets } from './of-sets.ts'
import { sampleFor } from './sample-for.ts'
import type { Sample } from './sampled.ts'
import { scopesOf } from './scopes.ts'
import { lowered } from './searched.ts'
import { waysOf, type Ways } from './ways.ts'

/** One page of a list, as ids. */
export interface FoundPage extends FoundRows {
  /** Ids of the page's rows, in order. */
  readonly ids: readonly string[]
}

const by = ({ direction }: Order, ...keys: readonly SQL[]): SQL =>
  sql.join(
    keys.map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )

const selectKeys = ({ rules, order }: Listing, where: SQL): SQL =>
  sql`select ${rules.tie} as id, ${order.key} as sort_key from ${rules.table} where ${where}`

const inOrder = ({ order }: Listing): SQL => sql`order by ${by(order, sql`sort_key`, sql`id`)}`

/** A literal, which the plan of a prepared query is made for; so is the next one. */
const upToPage = ({ offset, limit }: Listing): SQL => sql.raw(`limit ${offset + limit}`)

const ofPage = ({ offset, limit }: Listing): SQL => sql.raw(`limit ${limit} offset ${offset}`)

/**
 * All matching rows. A separate query, because an order would make the planner scan an index in
 * which they are rare.
 */
const withMatched = (list: Listing, ...wheres: readonly SQL[]): SQL =>
  sql`with matched as materialized (${sql.join(
    wheres.map((where) => selectKeys(list, where)),
    sql` union all `,
  )})`

/** The first rows of a lead in a list of one set at most. */
const firstOfSet = (list: Listing, lead: string, endKey: string | undefined): readonly SQL[] => {
  const { rules, order } = list
  const upToEndKey = endKey === undefined ? undefined : isUpTo(order, order.key, endKey)
  const first = (ofScope: SQL | undefined): SQL =>
    sql`${selectKeys(list, sql`${and(rowOfLead(list, lead), ofScope, upToEndKey)}`)} order by ${by(order, sql`${order.key}`, sql`${rules.tie}`)} ${upToPage(list)}`
  const { growing } = rules
  const scopes = scopesOf(list)
  return growing && scopes && scopes.length > 1
    ? scopes.map((each) => first(eq(growing.facets.scope, each)))
    : [first(undefined)]
}

/**
 * The first rows of a lead, in order, from its index: that of each agency where the list names some, and of
 * each set where it is read set by set.
 */
const firstOf = (list: Listing, lead: string, endKey: string | undefined): readonly SQL[] =>
  listsOfSets(list).flatMap((each) => firstOfSet(each, lead, endKey))

/** A number of rows as far as it is counted. */
const countOf = ({ most }: Listing, total: number): Pick<FoundRows, 'total' | 'isLowerBound'> => ({
  total: Math.min(total, most),
  isLowerBound: total > most,
})

interface Gathered {
  /** Conditions that find all matching rows, each one once. */
  readonly wheres: readonly SQL[]
  /** With more rows the page is not found. */
  readonly upTo?: number
  /** Whether the query is prepared: only the index of parts finds these rows. */
  readonly isPrepared?: boolean
}

/** The page from all matching rows; with more than `upTo` of them it stops and gives only their number. */
const gather = async (
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

const upToEnd = ({ order }: Listing, endKey: string | undefined): SQL =>
  endKey === undefined ? sql`` : sql`where ${isUpTo(order, sql`sort_key`, endKey)}`

/** The first rows of some leads, each read in its order. */
const firstRows = (list: Listing, leads: readonly string[], endKey?: string): readonly SQL[] => {
  const { months } = list
  if (months === undefined || leads.length === 0) {
    return leads.flatMap((lead) => firstOf(list, lead, endKey))
  }
  return [firstOfMonths(list, months, { leads, endKey })]
}

/** How the rows of each lead are read. */
type Merged = Pick<Ways, 'walked' | 'gathered' | 'endKey' | 'weeks'> & {
  readonly sample?: Sample
}

const merge = async (
  handle: Handle,
  list: Listing,
  { walked, gathered, endKey, sample }: Merged,
): Promise<readonly string[]> => {
  const parts = [
    ...firstRows(list, walked, endKey),
    ...(gathered.length === 0
      ? []
      : [
          sql`${withMatched(list, foundWhere(list, gathered, { sample }))} select * from matched ${upToEnd(list, endKey)} ${inOrder(list)} ${upToPage(list)}`,
        ]),
  ].map((part) => sql`(${part})`)
  const query = sql`select id from (${sql.join(parts, sql` union all `)}) as listed ${inOrder(list)} ${ofPage(list)}`
  // one plan for all values of one lead reads another index where values of a set are compared
  const isOfSets = walked.length === 1 && indexUseOf(list).hasSets
  // a scan of each lead takes longer to plan than to read; what is found by parts depends on these
  const isPrepared = list.isUsual && gathered.length === 0 && list.months === undefined && !isOfSets
  const result = await executePrepared(handle, query, { when: isPrepared })
  return rowsOf<{ readonly id: string }>(result).map(({ id }) => id)
}

/** Counts up to one beyond the bound, so that the cost is constant. */
const count = async (handle: Handle, list: Listing, where: SQL): Promise<number> => {
  const counted = sql`select from ${list.rules.table} where ${where} limit ${list.most + 1}`
  const result = await handle.execute(
    sql`select count(*)::int as total from (${counted}) as counted`,
  )
  return rowsOf<{ readonly total: number }>(result)[0]?.total ?? 0
}

/** The page from the matches of some weeks; none where there are no such weeks or too few matches in them. */
const ofWeeks = async (
  handle: Handle,
  list: Listing,
  { weeks, sample }: Merged,
): Promise<readonly string[]> => {
  const { growing } = list.rules
  if (weeks === undefined || sample === undefined || growing === undefined) return []
  const result = await handle.execute(pageOfWeeks(list, growing, { weeks, sample }))
  return rowsOf<{ readonly id: string }>(result).map(({ id }) => id)
}

/** The page from rows that are scanned in order, not all read. */
const walk = async (
  handle: Handle,
  list: Listing,
  { found, ...ways }: Merged & { readonly found: FoundRows },
): Promise<FoundPage> => {
  const reach = Math.min(found.reach, found.total)
  if (list.offset >= reach) return { ids: [], ...found }
  const page = { ...list, limit: Math.min(list.limit, reach - list.offset) }
  const weekly = await ofWeeks(handle, page, ways)
  if (weekly.length === page.limit) return { ids: weekly, ...found }
  const ids = await merge(handle, page, ways)
  if (ids.length === page.limit || ways.endKey === undefined) return { ids, ...found }
  return { ids: await merge(handle, page, { ...ways, endKey: undefined }), ...found }
}

/** How many rows match, where they are not read to find the page. */
const totalOf = async (
  handle: Handle,
  list: Listing,
  total: Exclude<Ways['total'], { readonly kind: 'read' }>,
): Promise<Pick<FoundRows, 'total' | 'isLowerBound'>> => {
  if (total.kind === 'atLeast') return { total: total.rows, isLowerBound: true }
  return countOf(list, await count(handle, list, rowWhere(list, list.leads)))
}

/** Finds a page among some or many rows by what a sample says of them. */
const findBySample = async (
  database: Database,
  list: Listing,
  growing: Growing,
): Promise<FoundPage> => {
  const { leads, most, sought, dated } = list
  const handle = database.handle()
  const sample = await sampleFor(database, list, growing)
  const indexUse = indexUseOf(list)
  const { total, reach, ...ways } = waysOf({ ...list, ...indexUse }, sample)
  if (total.kind === 'read') {
    const { by: index, upTo } = total
    const wheres =
      index === 'rows'
        ? listsOfSets(list).map((each) => sql`${and(rowWhere(each, leads), isOfMonths(each))}`)
        : [foundWhere(list, leads, { sample })]
    // a plan for all values would not read the parts of one value of a set
    const isPrepared =
      list.isUsual &&
      index === 'parts' &&
      sought !== undefined &&
      dated.length === 0 &&
      indexUse.ownParts === undefined
    const page = await gather(handle, list, { wheres, upTo, isPrepared })
    if (!page.isLowerBound || upTo > most) return page
    return walk(handle, list, {
      ...ways,
      sample,
      found: { total: most, isLowerBound: true, reach },
    })
  }
  const found = { ...(await totalOf(handle, list, total)), reach }
  return walk(handle, list, { ...ways, sample, found })
}

/** A list with what is sought in small letters. */
const withLowered = async (handle: Handle, list: Listing): Promise<Listing> =>
  list.sought === undefined ? list : { ...list, sought: await lowered(handle, list.sought) }

/** The page of a list call, at a cost that does not grow with the table. */
export const findPage = async (database: Database, asked: Listing): Promise<FoundPage> => {
  const handle = database.handle()
  const list = await withLowered(handle, asked)
  const { rules, scope, leads, dated, rest, sought, offset, most } = list
  const nothing: FoundPage = { ids: [], total: 0, isLowerBound: false, reach: most }
  const isNothing = rest.some((each) => isAmong(each) && each.values.length === 0)
  if (isNothing || (rules.growing !== undefined && leads.length === 0)) return nothing
  if (rules.growing === undefined || scope.among === undefined) {
    return gather(handle, list, { wheres: [foundWhere(list, leads)] })
  }
  if (scope.isWhole && dated.length + rest.length === 0 && sought === undefined) {
    // the indexes contain just these rows
    const total = await count(handle, list, rowWhere(list, leads))
    const ids = total <= offset ? [] : await merge(handle, list, { walked: leads, gathered: [] })
    return { ids, ...countOf(list, total), reach: most }
  }
  const ofSets = await withSets(handle, list)
  if (ofSets.ofSets?.sets.length === 0) return nothing
  return findBySample(database, ofSets, rules.growing)
}

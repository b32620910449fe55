import { and, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../database/rows-of.ts'
import type { Database, Handle } from '../services.ts'
import { isAmong } from './among.ts'
import { isOfMonths } from './by-month.ts'
import { rowWhere } from './conditions.ts'
import { foundWhere } from './found-where.ts'
import { countOf, gather } from './gather.ts'
import { indexUseOf } from './index-use.ts'
import type { FoundPage, FoundRows, Growing, Listing } from './listing.ts'
import { merge } from './merge.ts'
import { listsOfSets, withSets } from './of-sets.ts'
import { sampleFor } from './sample-for.ts'
import { folded, soughtText } from './searched.ts'
import { walk } from './walk.ts'
import { queryPlanOf, type QueryPlan } from './query-plan.ts'

/** Counts up to one beyond the bound, so that the cost is constant. */
const count = async (handle: Handle, list: Listing, where: SQL): Promise<number> => {
  const counted = sql`select from ${list.rules.table} where ${where} limit ${list.most + 1}`
  const result = await handle.execute(
    sql`select count(*)::int as total from (${counted}) as counted`,
  )
  return rowsOf<{ readonly total: number }>(result)[0]?.total ?? 0
}

/** How many rows match, where they are not read to find the page. */
const totalOf = async (
  handle: Handle,
  list: Listing,
  total: Exclude<QueryPlan['total'], { readonly kind: 'read' }>,
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
  const sampled = await sampleFor(database, list, growing)
  const { sample } = sampled
  const indexUse = indexUseOf(list)
  const { total, reach, ...ways } = queryPlanOf({ ...list, ...indexUse }, sample)
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
    return walk(database, list, {
      sampled,
      ways: { ...ways, sample },
      found: { total: most, isLowerBound: true, reach },
    })
  }
  const found = { ...(await totalOf(handle, list, total)), reach }
  return walk(database, list, { sampled, ways: { ...ways, sample }, found })
}

/** A list with what is sought as searched texts have it. */
const withFolded = async (handle: Handle, list: Listing): Promise<Listing> =>
  list.sought === undefined
    ? list
    : { ...list, sought: soughtText(await folded(handle, list.sought)) }

/** The page of a list call, at a cost that does not grow with the table. */
export const findPage = async (database: Database, asked: Listing): Promise<FoundPage> => {
  const handle = database.handle()
  const list = await withFolded(handle, asked)
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
    const places = total <= offset ? [] : await merge(handle, list, { walked: leads, gathered: [] })
    return { ids: places.map(({ id }) => id), ...countOf(list, total), reach: most }
  }
  const ofSets = await withSets(handle, list)
  if (ofSets.ofSets?.sets.length === 0) return nothing
  return findBySample(database, ofSets, rules.growing)
}

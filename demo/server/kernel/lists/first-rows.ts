import { and, eq, sql, type SQL } from 'drizzle-orm'
import { firstOfMonths, isUpTo } from './by-month.ts'
import { rowOfLead, unnested } from './conditions.ts'
import { indexUseOf } from './index-use.ts'
import { keyValuesOf } from './key-values.ts'
import { by, inOrder, selectKeys, upToPage } from './keys.ts'
import type { Listing } from './listing.ts'
import { listsOfSets } from './of-sets.ts'
import { eachValue, repeated } from './repeated.ts'
import { scopesOf } from './scopes.ts'

/** Queries one after the other. */
export const inBrackets = (parts: readonly SQL[]): SQL =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )

/** The first rows with some conditions, from the index of the order. */
const firstOfScan = (list: Listing, ...conditions: readonly (SQL | undefined)[]): SQL => {
  const { rules, order } = list
  const scan = (ofValue?: SQL): SQL =>
    sql`${selectKeys(list, sql`${and(...conditions, ofValue)}`)} order by ${by(order, sql`${order.key}`, sql`${rules.tie}`)} ${upToPage(list)}`
  const keyValues = keyValuesOf(list)
  if (keyValues === undefined) return scan()
  const value = sql`wanted_key.value::${sql.raw(order.key.getSQLType())}`
  return sql`select found.id, found.sort_key from ${unnested(keyValues.values.map(String))} as wanted_key(value),
    lateral (${scan(eq(order.key, value))}) as found ${inOrder(list)} ${upToPage(list)}`
}

/** The first rows of a lead in a list of one set at most. */
const firstOfSet = (list: Listing, lead: SQL, endKey: string | undefined): readonly SQL[] => {
  const { order } = list
  const upToEndKey = endKey === undefined ? undefined : isUpTo(order, order.key, endKey)
  const first = (ofScope: SQL | undefined): SQL =>
    firstOfScan(list, rowOfLead(list, lead), ofScope, upToEndKey)
  const { growing } = list.rules
  const scopes = scopesOf(list)
  return growing && scopes && scopes.length > 1
    ? scopes.map((each) => first(eq(growing.facets.scope, each)))
    : [first(undefined)]
}

/**
 * The first rows of a lead, in order, from its index: that of each agency where the list names some, and of
 * each set where it is read set by set.
 */
const firstOf = (list: Listing, lead: SQL, endKey: string | undefined): SQL =>
  inBrackets(listsOfSets(list).flatMap((each) => firstOfSet(each, lead, endKey)))

/** Rows of each lead that cost less than planning a scan for each. */
const fewRows = 500

/**
 * Whether the first rows of each lead are read by one scan for all: planned once, but it reads a whole page of
 * each. Not where that may be far from the beginning, or rows are read beside the index.
 */
const isReadAtOnce = (list: Listing, endKey: string | undefined): boolean => {
  const { rest, offset, limit } = list
  const isNear = endKey !== undefined || (rest.length === 0 && offset + limit <= fewRows)
  return isNear && indexUseOf(list).isCovered
}

/** The first rows of some leads, each read in its order. */
export const firstRows = (
  list: Listing,
  leads: readonly string[],
  endKey?: string,
): readonly SQL[] => {
  const { months } = list
  if (leads.length === 0) return []
  if (months) return [inBrackets([firstOfMonths(list, months, { leads, endKey })])]
  if (!isReadAtOnce(list, endKey))
    return [repeated(firstOf(list, sql`(select ${eachValue}::text)`, endKey))]
  const each = firstOf(list, sql`wanted.lead`, endKey)
  return [
    inBrackets([
      sql`select each.id, each.sort_key from ${unnested(leads)} as wanted(lead), lateral (${each}) as each`,
    ]),
  ]
}

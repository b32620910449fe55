import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { isAmong, type Among } from './among.ts'
import { amongRows } from './conditions.ts'
import type { Listing } from './listing.ts'
import { scopesOf } from './scopes.ts'

/** Distinct sets of an agency's rows that are looked at; agencies with more are read in another way. */
const mostSets = 64

/** Sets whose rows are read one after the other: each costs a part of the query. */
const mostRead = 8

/**
 * The filter of a list whose rows are read set by set, because they may be far from the beginning of its
 * order. Neither dates nor searches: those have indexes of their own.
 */
const filterOf = (list: Listing): Among | undefined => {
  const { rules, order, dated, rest, sought } = list
  const facets = rules.growing?.facets
  if (facets?.clustered.includes(order.key) !== true) return undefined
  if (dated.length > 0 || sought !== undefined || scopesOf(list)?.length !== 1) return undefined
  return rest.filter(isAmong).find(({ column }) => facets.sets.includes(column))
}

/** Each distinct set of an agency's rows, from the index of sets: a look for each, not for each row. */
const distinctSets = (list: Listing, column: PgColumn): SQL => {
  const next = (after: SQL): SQL =>
    sql`(select ${column} from ${list.rules.table} where ${amongRows(list)} ${after} order by ${column} limit 1)`
  return sql`
    with recursive sets(value) as (
      ${next(sql``)}
      union all
      select ${next(sql`and ${column} > sets.value`)} from sets where sets.value is not null
    )
    select value from (select value from sets limit ${mostSets + 2}) as first_sets where value is not null`
}

/** A list with the sets that its rows have, where they are read set by set. */
export const withSets = async (handle: Handle, list: Listing): Promise<Listing> => {
  const filter = filterOf(list)
  if (filter === undefined) return list
  const { column, values } = filter
  const found = rowsOf<{ readonly value: readonly string[] }>(
    await handle.execute(distinctSets(list, column)),
  )
  const sets = found
    .map(({ value }) => value)
    .filter((set) => values.some((each) => typeof each === 'string' && set.includes(each)))
  return found.length > mostSets || sets.length > mostRead
    ? list
    : { ...list, ofSets: { column, sets } }
}

/** The list of each set, or the list itself: together they have its rows, each once. */
export const listsOfSets = (list: Listing): readonly Listing[] => {
  const { ofSets } = list
  if (ofSets === undefined) return [list]
  return ofSets.sets.map((set) => ({ ...list, ofSets: { ...ofSets, sets: [set] } }))
}

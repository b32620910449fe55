import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { isAmong } from './among.ts'
import { isOneOf } from './is-one-of.ts'
import type { Listing } from './listing.ts'
import { scopesOf } from './scopes.ts'
import { isFound } from './searched.ts'

/** Leads as a set of rows. */
export const unnested = (leads: readonly string[]): SQL =>
  sql`unnest(array[${sql.join(
    leads.map((lead) => sql`${lead}`),
    sql`, `,
  )}]::text[])`

/** The rows that include the scope: all, or those of some agencies. */
export const amongRows = (list: Listing): SQL => {
  const { growing } = list.rules
  const scopes = scopesOf(list)
  return growing && scopes ? inArray(growing.facets.scope, [...scopes]) : sql`true`
}

/** Whether a row has one of these leads. */
export const leadIs = (
  { rules: { growing } }: Listing,
  leads: readonly string[],
): SQL | undefined => growing && isOneOf({ column: growing.facets.lead, values: leads })

/** Whether a row has the searched text. */
export const isSought = ({ rules, sought }: Listing): SQL | undefined =>
  sought === undefined ? undefined : isFound(rules.searched, sought)

/**
 * Whether a row is not before the place where the page begins. The sort key is compared twice: with both alone the
 * planner expects more rows of an index that also has the id than of one that has not.
 */
export const isFrom = ({ rules, order, from }: Listing): SQL | undefined => {
  if (from === undefined) return undefined
  const { key, direction } = order
  const [after, notBefore] = direction === 'asc' ? ['>', '>='] : ['<', '<=']
  const isPast = sql.raw(from.isAfter ? after : notBefore)
  const fromKey = sql`(select ${from.key}::${sql.raw(key.getSQLType())})`
  return sql`${key} ${sql.raw(notBefore)} ${fromKey} and (${key}, ${rules.tie}) ${isPast} (${fromKey}, (select ${from.id}::text))`
}

/** Conditions of a row beside its lead. */
export const restWhere = (list: Listing): SQL =>
  and(
    sql`true`,
    isFrom(list),
    list.scope.where,
    ...list.dated,
    ...list.rest.map((each) => (isAmong(each) ? isOneOf(each) : each)),
    isSought(list),
  ) ?? sql`true`

/** Whether a row has one of the sets of a list that is read set by set. */
export const isOfSets = ({ ofSets }: Listing): SQL | undefined =>
  ofSets && or(...ofSets.sets.map((set) => eq(ofSets.column, [...set])))

/** Conditions of a row with one of these leads. */
export const rowWhere = (list: Listing, leads: readonly string[]): SQL =>
  and(leadIs(list, leads), isOfSets(list), restWhere(list)) ?? sql`true`

/** Conditions of a row with this lead: for rows that are scanned lead by lead. */
export const rowOfLead = (list: Listing, lead: SQL): SQL => {
  const { growing } = list.rules
  const isOfLead = growing && eq(growing.facets.lead, lead)
  return and(isOfLead, isOfSets(list), restWhere(list)) ?? sql`true`
}

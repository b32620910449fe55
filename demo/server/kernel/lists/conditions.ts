import { and, eq, inArray, is, sql, type SQL } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import { hasAny, hasFacet, isFacet } from './facets.ts'
import { isAmong, type Among, type Listing } from './listing.ts'
import { isFound, mayBeFound } from './searched.ts'

const isOneOf = ({ column, values }: Among): SQL =>
  is(column, PgArray) ? hasAny(column, values.map(String)) : inArray(column, [...values])

/** Leads as a set of rows. */
export const unnested = (leads: readonly string[]): SQL =>
  sql`unnest(array[${sql.join(
    leads.map((lead) => sql`${lead}`),
    sql`, `,
  )}]::text[])`

/** The rows that include the scope: all, or those of one agency. */
export const amongRows = ({ rules: { growing }, scope: { among } }: Listing): SQL =>
  typeof among === 'object' && growing ? eq(growing.facets.scope, among.agencyId) : sql`true`

const leadIs = ({ rules: { growing } }: Listing, leads: readonly string[]): SQL | undefined =>
  growing && isOneOf({ column: growing.facets.lead, values: leads })

const isSought = ({ rules, sought }: Listing): SQL | undefined =>
  sought === undefined ? undefined : isFound(rules.searched, sought)

/** Conditions of a row beside its lead. */
export const restWhere = (list: Listing): SQL =>
  and(
    sql`true`,
    list.scope.where,
    ...list.dated,
    ...list.rest.map((each) => (isAmong(each) ? isOneOf(each) : each)),
    isSought(list),
  ) ?? sql`true`

/** Conditions of a row with one of these leads. */
export const rowWhere = (list: Listing, leads: readonly string[]): SQL =>
  and(leadIs(list, leads), restWhere(list)) ?? sql`true`

/**
 * Whether the sort indexes of a list contain every column that it is filtered by beside scope and
 * lead.
 */
export const isCovered = ({ rules: { growing }, scope, rest, sought }: Listing): boolean =>
  scope.isWhole &&
  sought === undefined &&
  growing !== undefined &&
  rest.every(
    (each) =>
      isAmong(each) && [...growing.facets.more, ...growing.facets.sets].includes(each.column),
  )

/** The same as conditions on the index of facets and search parts. */
export const foundWhere = (list: Listing, leads: readonly string[]): SQL => {
  const { rules, scope, dated, rest, sought } = list
  if (rules.growing === undefined) return rowWhere(list, leads)
  const { facets, leads: all } = rules.growing
  const isFaceted = rest.some((each) => isAmong(each) && isFacet(facets, each.column))
  // scope, lead and dates alone are found by indexes that begin with their columns
  if (!isFaceted && sought === undefined) return rowWhere(list, leads)
  // dates are found by indexes that begin with scope and lead
  const isDated = dated.length > 0
  const agency = typeof scope.among === 'object' ? [scope.among.agencyId] : undefined
  return (
    and(
      // the facets express the same; the columns would make the planner read another index
      isDated || !(scope.isWhole && agency) ? scope.where : undefined,
      isDated ? leadIs(list, leads) : undefined,
      agency && hasFacet(facets, facets.scope, agency),
      leads.length < all.length ? hasFacet(facets, facets.lead, leads) : undefined,
      ...dated,
      ...rest.map((each) => {
        if (!isAmong(each)) return each
        return isFacet(facets, each.column)
          ? hasFacet(facets, each.column, each.values)
          : isOneOf(each)
      }),
      sought === undefined ? undefined : mayBeFound(rules.searched, sought),
      isSought(list),
    ) ?? sql`true`
  )
}

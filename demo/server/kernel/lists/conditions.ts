import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { hasFacet, isFacet } from './facets.ts'
import { isAmong, type Among, type Listing } from './listing.ts'
import { isFound, mayBeFound } from './searched.ts'

const isOneOf = ({ column, values }: Among): SQL => inArray(column, [...values])

const leadIs = ({ rules: { growing } }: Listing, leads: readonly string[]): SQL | undefined =>
  growing && isOneOf({ column: growing.facets.lead, values: leads })

const isSought = ({ rules, sought }: Listing): SQL | undefined =>
  sought === undefined ? undefined : isFound(rules.searched, sought)

/** What a row fulfils beside its lead, by its columns: for rows that are looked at one by one. */
export const restWhere = (list: Listing): SQL =>
  and(
    sql`true`,
    list.scope.where,
    ...list.dated,
    ...list.rest.map((each) => (isAmong(each) ? isOneOf(each) : each)),
    isSought(list),
  ) ?? sql`true`

/** What a row with one of these leads fulfils, by its columns. */
export const rowWhere = (list: Listing, leads: readonly string[]): SQL =>
  and(leadIs(list, leads), restWhere(list)) ?? sql`true`

/** Whether the indexes of a list's orders hold all that its rows are told by beside scope and lead. */
export const isCovered = ({ rules: { growing }, scope, rest, sought }: Listing): boolean =>
  scope.isWhole &&
  sought === undefined &&
  rest.every((each) => isAmong(each) && growing?.facets.more.includes(each.column))

/** The same as conditions that the index of facets and parts answers together. */
export const foundWhere = (list: Listing, leads: readonly string[]): SQL => {
  const { rules, scope, dated, rest, sought } = list
  if (rules.growing === undefined) return rowWhere(list, leads)
  const { facets, leads: all } = rules.growing
  const isFaceted = rest.some((each) => isAmong(each) && isFacet(facets, each.column))
  // scope and lead alone, and days in them, are found by indexes that begin with their columns
  if (!isFaceted && sought === undefined) return rowWhere(list, leads)
  // days are found by indexes that begin with scope and lead
  const isDated = dated.length > 0
  const agency = typeof scope.among === 'object' ? [scope.among.agencyId] : undefined
  return (
    and(
      // the facets say the same; columns beside them would tempt the planner to read another index for them
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

import { and, eq, inArray, is, or, sql, type SQL } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import { hasFacet, isApart, isFacet, type FacetValue } from './facets.ts'
import { isAmong, type Among } from './among.ts'
import { isOneOf } from './is-one-of.ts'
import type { Listing } from './listing.ts'
import type { Sample } from './sampled.ts'
import { indexUseOf } from './index-use.ts'
import { scopesOf } from './scopes.ts'
import { isFound, mayBeFound, mayBeFoundOf } from './searched.ts'

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

const leadIs = ({ rules: { growing } }: Listing, leads: readonly string[]): SQL | undefined =>
  growing && isOneOf({ column: growing.facets.lead, values: leads })

/** Whether a row has this lead. A subquery, because a prepared query has one plan for all leads. */
const isOfLead = ({ rules: { growing } }: Listing, lead: string): SQL | undefined =>
  growing && eq(growing.facets.lead, sql`(select ${lead}::text)`)

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

/** Whether a row has one of the sets of a list that is read set by set. */
export const isOfSets = ({ ofSets }: Listing): SQL | undefined =>
  ofSets && or(...ofSets.sets.map((set) => eq(ofSets.column, [...set])))

/** Conditions of a row with one of these leads. */
export const rowWhere = (list: Listing, leads: readonly string[]): SQL =>
  and(leadIs(list, leads), isOfSets(list), restWhere(list)) ?? sql`true`

/** Conditions of a row with this lead: for rows that are scanned lead by lead. */
export const rowOfLead = (list: Listing, lead: string): SQL =>
  and(isOfLead(list, lead), isOfSets(list), restWhere(list)) ?? sql`true`

/** The same as `isOneOf`, in a form that no index answers: for rows that another index finds. */
const isCheckedFor = ({ column, values }: Among): SQL =>
  inArray(sql`(${column} || '')`, values.map(String))

/**
 * Whether the index of facets finds fewer rows by a facet beside a search, enough to be worth reading the
 * rows with that facet too: not by a list's several leads, nor by what is so of most rows.
 */
const isNarrow = ({ values: [value, ...others] }: Among): boolean =>
  others.length === 0 && value !== false

/** Whether a condition is this one value. */
const isOf = (
  named: FacetValue | undefined,
  { column, values: [value, ...others] }: Among,
): boolean => column === named?.column && value === named.value && others.length === 0

/**
 * Whether what is searched for and filtered may be found among many more rows: not where each filter is one
 * of sets, of which the index finds just the matches, or true of nearly all rows.
 */
export const isAmongMore = ({ rules, rest }: Listing): boolean =>
  rest.some(
    (each) =>
      !isAmong(each) || !(is(each.column, PgArray) || isOf(rules.growing?.facets.common, each)),
  )

/** A list of the index of facets that is longer takes more time than reading the rows that it leaves out. */
const longestFacet = 50_000

/** The same for the list of a scope, which leaves out most matches of a search. */
const longestScope = 200_000

/** Whether the index has a long list of the scope by a sample. */
const isLong = ({ taken, share }: Sample): boolean => taken / share > longestScope

/** Whether the rows of a list's leads are few by a sample. */
const areFew = ({ share, leads }: Sample): boolean =>
  leads.reduce((sum, { rows }) => sum + rows, 0) / share <= longestFacet

/** Leads with a larger share of all rows leave out too few to be worth comparing their lists. */
const smallPart = 0.25

/** Whether some leads have a small part of the rows of a sample. */
const areSmallPart = (names: readonly string[], { taken, leads }: Sample): boolean =>
  leads.reduce((sum, { lead, rows }) => (names.includes(lead) ? sum + rows : sum), 0) <
  smallPart * taken

/** Whether every facet is asked of the index, where another condition leaves few rows of each list. */
interface Narrowed {
  readonly isOfWeek: boolean
}

/** The same as conditions on the index of facets and search parts. */
export const foundWhere = (
  list: Listing,
  leads: readonly string[],
  sample?: Sample,
  { isOfWeek }: Narrowed = { isOfWeek: false },
): SQL => {
  const { rules, scope, dated, rest, sought } = list
  if (rules.growing === undefined) return rowWhere(list, leads)
  const { facets, leads: all } = rules.growing
  const { apart, common } = facets
  const isOfApart = rest.some((each) => isAmong(each) && isOf(apart, each))
  const isFaceted = rest.some((each) => isAmong(each) && isFacet(facets, each.column))
  // scope, lead and dates alone are found by indexes that begin with their columns
  if (!isFaceted && sought === undefined) return rowWhere(list, leads)
  // dates are found by indexes that begin with scope and lead
  const isDated = dated.length > 0
  const agency = typeof scope.among === 'object' ? scope.among.agencyId : undefined
  const ofAgency = agency === undefined ? undefined : { column: facets.scope, values: [agency] }
  const ofLeads = leads.length < all.length ? { column: facets.lead, values: leads } : undefined
  // the columns would make the planner read another index
  const byFacet = (each: Among): SQL =>
    sought === undefined ||
    isOfApart ||
    is(each.column, PgArray) ||
    (isNarrow(each) && !isOf(common, each))
      ? hasFacet(facets, each.column, each.values)
      : isCheckedFor(each)
  // teams belong to one agency: what they look after is part of its rows
  const isOfTeams = scope.only !== undefined && facets.sets.includes(scope.only.column)
  const { ownParts } = indexUseOf(list)
  // of a part of a list's leads there are few rows, too
  const areFewLeads =
    ownParts === undefined
      ? leads.length < list.leads.length || (sample !== undefined && areFew(sample))
      : sample !== undefined && areSmallPart(leads, sample)
  const byLeads = (each: Among): SQL => {
    if (areFewLeads) return hasFacet(facets, each.column, each.values)
    return ownParts ? isCheckedFor(each) : byFacet(each)
  }
  return (
    and(
      isDated || !(scope.isWhole && ofAgency) ? scope.where : undefined,
      isDated ? leadIs(list, leads) : undefined,
      ofAgency &&
        (ownParts !== undefined ||
        (!isOfWeek &&
          !isOfApart &&
          (isOfTeams || (sought !== undefined && sample && isLong(sample))))
          ? isCheckedFor(ofAgency)
          : byFacet(ofAgency)),
      ofLeads && byLeads(ofLeads),
      ...dated,
      ...rest.map((each) => {
        if (!isAmong(each)) return each
        if (sought !== undefined && each === ownParts) {
          const { column, values } = each
          const ofValues = { column, values: values.map(String) }
          return and(mayBeFoundOf(ofValues, rules.searched, sought), isOneOf(each))
        }
        if (apart && isOf(apart, each)) return isApart(apart)
        return isFacet(facets, each.column) ? byFacet(each) : isOneOf(each)
      }),
      sought === undefined || ownParts ? undefined : mayBeFound(rules.searched, sought),
      isSought(list),
    ) ?? sql`true`
  )
}

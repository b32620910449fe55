import { is } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import { isAmong, type Among } from './among.ts'
import type { Facets, FacetValue } from './facets.ts'
import { indexUseOf } from './index-use.ts'
import type { Listing } from './listing.ts'
import { matchesOf, type Sample } from './sampled.ts'

/**
 * Whether the index of facets finds fewer rows by a facet beside a search, enough to be worth reading the
 * rows with that facet too: not by a list's several leads, nor by what is so of most rows.
 */
const isNarrow = ({ values: [value, ...others] }: Among): boolean =>
  others.length === 0 && value !== false

/** Whether a condition is this one value. */
export const isOf = (
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
export const areFew = ({ share, leads }: Sample): boolean =>
  leads.reduce((sum, { rows }) => sum + rows, 0) / share <= longestFacet

/** Leads with a larger share of all rows leave out too few to be worth comparing their lists. */
const smallPart = 0.4

/** Whether some leads have a small part of the rows of a sample. */
const areSmallPart = (names: readonly string[], { taken, leads }: Sample): boolean =>
  leads.reduce((sum, { lead, rows }) => (names.includes(lead) ? sum + rows : sum), 0) <
  smallPart * taken

/**
 * Whether filters leave out most rows that are found by their own parts: reading the others costs less than
 * comparing long lists. Where such rows are not known, they may.
 */
export const areMostFiltered = (sample: Sample): boolean =>
  sample.found === undefined || 2 * matchesOf(sample) < sample.found

/** What is known of the rows beside the call. */
export interface Given {
  readonly leads: readonly string[]
  readonly sample?: Sample | undefined
  /** Whether only rows of some days are asked for, which leaves few rows of each list. */
  readonly isOfDays: boolean
}

/** Which facets the index is asked for; the others are compared in the rows that it finds. */
export interface FacetChoice {
  readonly isAgencyAsked: boolean
  readonly areLeadsAsked: boolean
  isAsked(filter: Among): boolean
}

export const facetChoiceOf = (
  list: Listing,
  facets: Facets,
  { leads, sample, isOfDays }: Given,
): FacetChoice => {
  const { scope, rest, sought } = list
  const { apart, common, sets } = facets
  const { ownParts } = indexUseOf(list)
  const isOfApart = rest.some((each) => isAmong(each) && isOf(apart, each))
  const leavesOutMany = ownParts === undefined || sample === undefined || areMostFiltered(sample)
  const isAsked = (each: Among): boolean =>
    sought === undefined ||
    isOfApart ||
    is(each.column, PgArray) ||
    (isNarrow(each) && !isOf(common, each) && leavesOutMany)
  // teams belong to one agency: what they look after is part of its rows
  const isOfTeams = scope.only !== undefined && sets.includes(scope.only.column)
  const isLongScope = sought !== undefined && sample !== undefined && isLong(sample)
  const isAgencyShort = isOfDays || isOfApart || !(isOfTeams || isLongScope)
  // of a part of a list's leads there are few rows, too
  const areFewLeads =
    ownParts === undefined
      ? leads.length < list.leads.length || (sample !== undefined && areFew(sample))
      : sample !== undefined && areSmallPart(leads, sample)
  return {
    isAgencyAsked: ownParts === undefined && isAgencyShort,
    areLeadsAsked:
      areFewLeads || (ownParts === undefined && isAsked({ column: facets.lead, values: leads })),
    isAsked,
  }
}

import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { isAmong, type Among } from './among.ts'
import { isFrom, isSought, leadIs, rowWhere } from './conditions.ts'
import { facetChoiceOf, isOf, type Given } from './facet-choice.ts'
import { groupMarkOf, groupMarksOf, hasFacet, isApart, isFacet, type Facets } from './facets.ts'
import { indexUseOf } from './index-use.ts'
import { isOneOf } from './is-one-of.ts'
import type { Listing } from './listing.ts'
import { mayBeFound, mayBeFoundOf } from './searched.ts'

/** The same as `isOneOf`, in a form that no index answers: for rows that another index finds. */
const isCheckedFor = ({ column, values }: Among): SQL =>
  sql`(${inArray(column, [...values])}) is true`

/** The parts of what is searched for, which a row must have in the index. */
const partsWhere = (list: Listing, facets: Facets, leads: readonly string[]): SQL | undefined => {
  const { rules, sought } = list
  if (sought === undefined) return undefined
  const { ownParts } = indexUseOf(list)
  if (ownParts === undefined) return mayBeFound(rules.searched, sought)
  const ofRows = {
    column: ownParts.column,
    values: ownParts.values.map(String),
    mark: groupMarkOf(facets),
    marks: groupMarksOf(facets, leads),
  }
  return mayBeFoundOf(ofRows, rules.searched, sought)
}

/** Conditions of a row with one of some leads, for the index of facets and search parts. */
export const foundWhere = (
  list: Listing,
  leads: readonly string[],
  { sample, isOfDays = false }: Partial<Omit<Given, 'leads'>> = {},
): SQL => {
  const { rules, scope, dated, rest, sought } = list
  if (rules.growing === undefined) return rowWhere(list, leads)
  const { facets, leads: all } = rules.growing
  const isFaceted = rest.some((each) => isAmong(each) && isFacet(facets, each.column))
  // scope, lead and dates alone are found by indexes that begin with their columns
  if (!isFaceted && sought === undefined) return rowWhere(list, leads)
  // dates are found by indexes that begin with scope and lead
  const isDated = dated.length > 0
  const agency = typeof scope.among === 'object' ? scope.among.agencyId : undefined
  const ofAgency = agency === undefined ? undefined : { column: facets.scope, values: [agency] }
  const ofLeads = leads.length < all.length ? { column: facets.lead, values: leads } : undefined
  const choice = facetChoiceOf(list, facets, { leads, sample, isOfDays })
  // the columns themselves would make the planner read another index
  const byFacet = (each: Among, isAsked: boolean): SQL =>
    isAsked ? hasFacet(facets, each.column, each.values) : isCheckedFor(each)
  const { ownParts } = indexUseOf(list)
  return (
    and(
      isDated || !(scope.isWhole && ofAgency) ? scope.where : undefined,
      isDated ? leadIs(list, leads) : undefined,
      ofAgency && byFacet(ofAgency, choice.isAgencyAsked),
      ofLeads && byFacet(ofLeads, choice.areLeadsAsked),
      ...dated,
      ...rest.map((each) => {
        if (!isAmong(each)) return each
        if (facets.apart && isOf(facets.apart, each)) return isApart(facets.apart)
        return each !== ownParts && isFacet(facets, each.column)
          ? byFacet(each, choice.isAsked(each))
          : isOneOf(each)
      }),
      partsWhere(list, facets, leads),
      isFrom(list),
      isSought(list),
    ) ?? sql`true`
  )
}

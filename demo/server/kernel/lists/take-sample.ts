import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { executePrepared } from '../database/execute-prepared.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { isAmong } from './among.ts'
import { amongRows, isOfSets, leadIs, restWhere } from './conditions.ts'
import { facetChoiceOf } from './facet-choice.ts'
import { groupMarkOf, groupMarksOf, isFacet, type Facets } from './facets.ts'
import { indexUseOf } from './index-use.ts'
import { isOneOf } from './is-one-of.ts'
import { keyValuesOf } from './key-values.ts'
import type { Growing, Listing } from './listing.ts'
import { periodIn } from './periods.ts'
import { sampleKey } from './sample-key.ts'
import { noRows, type SampledRows } from './sampled-rows.ts'

/** What the index of a search is asked for beside it; undefined where that is nothing. */
const askedWhere = (list: Listing, facets: Facets): SQL | undefined => {
  const { leads, dated, rest, sought } = list
  if (sought === undefined) return undefined
  const { ownParts } = indexUseOf(list)
  if (ownParts !== undefined) {
    const marks = groupMarksOf(facets, leads)
    return and(isOneOf(ownParts), inArray(groupMarkOf(facets), [...marks]))
  }
  const choice = facetChoiceOf(list, facets, { leads, sample: undefined, isOfDays: false })
  return and(
    choice.areLeadsAsked ? leadIs(list, leads) : undefined,
    ...dated,
    ...rest
      .filter(isAmong)
      .filter((each) => isFacet(facets, each.column) && choice.isAsked(each))
      .map(isOneOf),
  )
}

/**
 * A fixed sample of a scope's rows in the order of the list, with what its conditions beside the
 * search say of each. As arrays of columns, which are read much faster than rows.
 */
export const sampleQuery = (list: Listing, { facets }: Growing, size: number): SQL => {
  const { rules, order, dated, months, isByDay, sought } = list
  // when the sort is by date or the months are scanned, date filters bound the scan, and sets and values of
  // the sort column do: rows outside them are not passed
  const isDated = order.key === rules.created || months !== undefined
  const keyValues = keyValuesOf(list)
  const isPassed =
    and(...(isDated ? dated : []), isOfSets(list), keyValues && isOneOf(keyValues)) ?? sql`true`
  const key = sampleKey(rules.tie)
  const column = (name: string): SQL =>
    sql`coalesce(to_json(array_agg(${sql.raw(name)})), '[]') as ${sql.raw(name)}`
  const optional = (name: string, fields: readonly SQL[]): SQL =>
    fields.length > 0 ? column(name) : sql`null as ${sql.raw(name)}`
  const inDates = isDated && dated.length > 0 ? [sql`${and(...dated)} as dated`] : []
  const days = isByDay ? [sql`${periodIn(facets.created, 1)} as days`] : []
  const isAsked = askedWhere(list, facets)
  const asked = isAsked ? [sql`(${isAsked}) as asked`] : []
  const texts = sought === undefined ? [] : [sql`${rules.searched} as texts`]
  const fields = [
    sql`${facets.lead} as leads`,
    sql`${order.key} as keys`,
    sql`${key} as places`,
    sql`${restWhere({ ...list, sought: undefined })} as matching`,
    sql`${isPassed} as passed`,
    ...inDates,
    ...days,
    ...asked,
    ...texts,
  ]
  return sql`
    with sampled as materialized (
      select ${sql.join(fields, sql`, `)} from ${rules.table} where ${amongRows(list)}
      order by ${key} limit (select ${size}::int)
    )
    select count(*)::int as taken, max(places) as reach, ${column('leads')},
      coalesce(to_json(array_agg(keys::text)), '[]') as keys, ${column('matching')}, ${column('passed')},
      ${optional('dated', inDates)}, ${optional('days', days)}, ${optional('asked', asked)}, ${optional('texts', texts)}
    from (select * from sampled order by keys ${sql.raw(order.direction)}) as listed`
}

/** Reads a sample. */
export const takeSample = async (
  handle: Handle,
  list: Listing,
  growing: Growing,
  size: number,
): Promise<SampledRows> => {
  const result = await executePrepared(handle, sampleQuery(list, growing, size), {
    when: list.isUsual,
  })
  const [rows = noRows] = rowsOf<Omit<SampledRows, 'size'>>(result)
  return { ...rows, size }
}

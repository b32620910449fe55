import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import { firstOfMonths } from './by-month.ts'
import { amongRows, unnested } from './conditions.ts'
import type { Days } from './days.ts'
import { isOfPeriods } from './facets.ts'
import { foundWhere } from './found-where.ts'
import { inOrder, places, selectKeys } from './keys.ts'
import type { Growing, Listing } from './listing.ts'
import { monthOf } from './months.ts'
import { beginOf, daysFrom, daysUpTo, longest, markOf, periodIn } from './periods.ts'
import type { Sample } from './sampled.ts'

/**
 * The page of a search whose matches are far from the beginning of the list: all matches of the first days by the
 * index of facets, and those of other days that come before the last of them by the month. Nothing where the
 * days have too few.
 */
export const pageOfDays = (
  list: Listing,
  { facets }: Growing,
  { days, sample }: { readonly days: Days; readonly sample: Sample },
): SQL => {
  const { rules, order, leads, offset, limit } = list
  const { table } = rules
  const { lead, created } = facets
  const isUp = order.direction === 'asc'
  const edge = isUp ? days.last : -days.last
  const ordered = inOrder(list)
  const { marks, edge: period } = isUp ? daysUpTo(edge) : daysFrom(edge)
  const edgeRow = sql`${sql.raw(isUp ? 'min' : 'max')}(${created})`
  const first = sql`
    select ${sql.raw(isUp ? 'min' : 'max')}(number) as number from ${unnested(leads)} as wanted(lead),
      lateral (select ${periodIn(edgeRow, longest)} as number from ${table} where ${and(amongRows(list), sql`${lead} = wanted.lead`)}) as edges`
  const [low, high] = isUp
    ? [sql`(select number from first_period)`, sql`${period}::integer`]
    : [sql`${period}::integer`, sql`(select number from first_period)`]
  const whole = sql`array(select ${markOf(longest)}::text || number from generate_series(${low}, ${high}) as number)`
  const ofPeriods = sql`(select ${whole} || ${`{${marks.join(',')}}`}::text[])`
  const isOther = isUp ? gte(created, beginOf(edge + 1)) : lt(created, beginOf(edge))
  const month = monthOf(beginOf(edge))
  const others = firstOfMonths(
    list,
    { facets, first: isUp ? month : undefined, last: isUp ? undefined : month },
    { leads, endKey: sql`(select sort_key from page_end)`, few: isOther },
  )
  // those of a sort by the date itself are in the days
  const further = order.key === created ? sql`` : sql`union all (${others})`
  return sql`
    with first_period as materialized (${first}
    ), matched as materialized (
      ${selectKeys(list, sql`${and(foundWhere(list, leads, { sample, isOfDays: true }), isOfPeriods(facets, ofPeriods))}`)}
    ), first_ones as materialized (select * from matched ${ordered} limit ${offset + limit}
    ), page_end as materialized (
      select sort_key from first_ones ${ordered} offset ${offset + limit - 1} limit 1
    )
    ${places} from (select * from first_ones ${further}) as listed
    where exists (select from page_end) ${ordered} limit ${limit} offset ${offset}`
}

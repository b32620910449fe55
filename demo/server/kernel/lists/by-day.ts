import { and, sql, type SQL } from 'drizzle-orm'
import { firstOfMonths } from './by-month.ts'
import { amongRows, unnested } from './conditions.ts'
import { dayMarks, isOfDays, weekMarks } from './facets.ts'
import { likelyMost } from './ends.ts'
import { foundWhere } from './found-where.ts'
import { places } from './keys.ts'
import type { Growing, Listing } from './listing.ts'
import { dayIn, daysOfWeek, monthOfDay, weekIn, weekOfDay } from './months.ts'
import type { Sample } from './sampled.ts'

/** The days from the beginning of a list to one that ends the page. */
export interface Days {
  /** The last one, as a step. */
  readonly last: number
  /** Matches of the sample in them. */
  readonly matches: number
}

/**
 * The days in which the first `upTo` matches are, by a sample. Undefined where it does not reach so
 * far.
 */
export const daysOf = ({ steps = [], share }: Sample, upTo: number): Days | undefined => {
  // where they are too few, the page is found in another way
  const needed = likelyMost(share * upTo)
  if (share === 1 || steps.length < needed) return undefined
  const last = Math.max(...steps.slice(0, needed))
  return { last, matches: steps.filter((step) => step <= last).length }
}

/** Weeks that are asked for together: each question costs more than the lists of some more weeks. */
const weeksAtOnce = 13

/** The weeks from the first one of the list to the one before that of the last day, in groups. */
const weekGroups = (edge: number, isUp: boolean): SQL => {
  const last = sql.raw(String(weekOfDay(edge) + (isUp ? -1 : 1)))
  const [first, size] = [sql`(select week from first_week)`, sql.raw(String(weeksAtOnce))]
  return isUp
    ? sql`select week as low, least(week + ${size} - 1, ${last}) as high from generate_series(${first}, ${last}, ${size}) as week`
    : sql`select greatest(week - ${size} + 1, ${last}) as low, week as high from generate_series(${first}, ${last}, -${size}) as week`
}

/** The days of the last week up to the last day. */
const lastDays = (edge: number, isUp: boolean): SQL => {
  const [first, last] = daysOfWeek(weekOfDay(edge))
  return isUp ? dayMarks(first, edge) : dayMarks(edge, last)
}

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
  const { rules, order, leads, dated, offset, limit } = list
  const { table, tie } = rules
  const { lead, created } = facets
  const isUp = order.direction === 'asc'
  const edge = isUp ? days.last : -days.last
  const to = sql.raw(order.direction)
  const inOrder = sql`order by sort_key ${to}, id ${to}`
  const edgeRow = sql`${sql.raw(isUp ? 'min' : 'max')}(${created})`
  const first = sql`
    select ${sql.raw(isUp ? 'min' : 'max')}(week) as week from ${unnested(leads)} as wanted(lead),
      lateral (select ${weekIn(edgeRow)} as week from ${table} where ${and(amongRows(list), sql`${lead} = wanted.lead`)}) as edges`
  const isOther = sql`${dayIn(created)} ${sql.raw(isUp ? '>' : '<')} ${edge}`
  const month = monthOfDay(edge)
  const others = firstOfMonths(
    { ...list, dated: [...dated, isOther] },
    { facets, first: isUp ? month : undefined, last: isUp ? undefined : month },
    { leads, endKey: sql`(select sort_key from page_end)` },
  )
  // those of a sort by the date itself are in the days
  const further = order.key === created ? sql`` : sql`union all (${others})`
  return sql`
    with first_week as materialized (${first}
    ), day_groups as materialized (
      select ${weekMarks(sql`low`, sql`high`)} as marks from (${weekGroups(edge, isUp)}) as bounds
      union all select ${lastDays(edge, isUp)}
    ), matched as materialized (
      select found.id, found.sort_key
      from day_groups, lateral (
        select ${tie} as id, ${order.key} as sort_key from ${table}
        where ${and(foundWhere(list, leads, { sample, isOfDays: true }), isOfDays(facets, sql`day_groups.marks`))}
        offset 0 -- group by group, not all matches against each group
      ) as found
    ), first_ones as materialized (select * from matched ${inOrder} limit ${offset + limit}
    ), page_end as materialized (
      select sort_key from first_ones ${inOrder} offset ${offset + limit - 1} limit 1
    )
    ${places} from (select * from first_ones ${further}) as listed
    where exists (select from page_end) ${inOrder} limit ${limit} offset ${offset}`
}

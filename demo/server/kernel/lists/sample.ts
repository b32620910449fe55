import { and, sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { depthsOf, endKeys, endName } from './ends.ts'
import { amongRows, isOfSets, restWhere, unnested } from './conditions.ts'
import type { Growing, Listing } from './listing.ts'
import { weekIn } from './months.ts'
import { sampleKey, shareIn, shareUpTo } from './sample-key.ts'
import type { Sample, SampledLead } from './sampled.ts'

interface Row extends SampledLead {
  readonly taken: number
  readonly reach: number | null
  readonly ends: readonly (string | null)[]
  readonly steps: readonly number[] | null
}

const nothing: Pick<Row, 'taken' | 'reach' | 'ends' | 'steps'> = {
  taken: 0,
  reach: null,
  ends: [],
  steps: null,
}

/**
 * Reads a fixed sample of a scope's rows, to estimate how many match and where they are in the
 * order.
 */
export const takeSample = async (
  handle: Handle,
  list: Listing,
  growing: Growing,
  size: number,
): Promise<Sample> => {
  const { rules, order, leads, dated, months, isWeekly } = list
  // when the sort is by date or the months are scanned, date filters bound the scan, and sets do: rows
  // outside them are not passed
  const isDated = order.key === rules.created || months !== undefined
  const isPassed = and(...(isDated ? dated : []), isOfSets(list))
  const isUp = order.direction === 'asc'
  const key = sampleKey(rules.tie)
  const inOrder = sql`order by sort_key ${isUp ? sql`asc` : sql`desc`}`
  const depths = depthsOf(list)
  const ends = endKeys(depths, {
    matches: sql`select sort_key from matched ${inOrder}`,
    // all rows need no end
    share: sql`(select case when taken = ${size} then ${shareIn(sql`reach`)} end from whole)`,
  })
  const endOf = depths.map((_, at) => sql`(select ${sql.raw(endName(at))} from ends)`)
  const within = endOf.map(
    (end) => sql`count(*) filter (where sampled.sort_key ${isUp ? sql`<=` : sql`>=`} ${end})::int`,
  )
  const texts = endOf.map((end) => sql`${end}::text`)
  const { created, lead: leadColumn } = growing.facets
  const week = weekIn(sql`created`)
  const steps = sql`array(select ${isUp ? week : sql`-${week}`} from matched ${inOrder})`
  const result = await handle.execute(sql`
    with sampled as materialized (
      select ${leadColumn} as lead, ${order.key} as sort_key, ${key} as place, ${created} as created,
        ${restWhere(list)} as matches, ${isPassed ?? sql`true`} as passed
      from ${rules.table} where ${amongRows(list)} order by ${key} limit ${size}
    ), whole as materialized (select count(*)::int as taken, max(place) as reach from sampled
    ), wanted as (select lead from ${unnested(leads)} as wanted(lead)
    ), matched as materialized (select lead, sort_key, created from sampled where matches and lead in (select lead from wanted)
    ), firsts as (
      select lead, ${isUp ? sql`min` : sql`max`}(sort_key) as sort_key from matched group by lead
    ), ends as materialized (${ends}
    ), counted as (
      select sampled.lead, count(*)::int as rows, count(*) filter (where matches)::int as matches,
        count(*) filter (where sampled.sort_key ${isUp ? sql`<` : sql`>`} firsts.sort_key)::int as before,
        array[${sql.join(within, sql`, `)}] as within
      from sampled left join firsts on firsts.lead = sampled.lead where passed group by sampled.lead
    )
    select wanted.lead, coalesce(rows, 0) as rows, coalesce(matches, 0) as matches, coalesce(before, 0) as before,
      coalesce(within, '{}') as within, array[${sql.join(texts, sql`, `)}] as ends, taken, reach,
      ${isWeekly ? steps : sql`null`} as steps
    from wanted cross join whole left join counted on counted.lead = wanted.lead`)
  const found = rowsOf<Row>(result)
  const [{ taken, reach, ends: keys, steps: weeks } = nothing] = found
  return {
    taken,
    share: taken < size || reach === null ? 1 : shareUpTo(reach),
    leads: found.map(({ lead, rows, matches, before, within: each }) => ({
      lead,
      rows,
      matches,
      before,
      within: each,
    })),
    ends: depths.map((depth, at) => ({ depth, key: keys[at] ?? null })),
    ...(weeks && { steps: weeks }),
  }
}

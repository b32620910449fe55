import { and, sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { amongRows, restWhere, unnested } from './conditions.ts'
import type { Growing, Listing } from './listing.ts'
import { weekIn } from './months.ts'
import { sampleKey, shareUpTo } from './sample-key.ts'
import type { Sample, SampledLead } from './sampled.ts'

/** How many sort keys a sample gives at most. */
const mostKeys = 100

interface Row extends SampledLead {
  readonly taken: number
  readonly reach: number | null
  readonly keys: readonly string[] | null
  readonly steps: readonly number[] | null
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
  // when the sort is by date or the months are scanned, date filters bound the scan: rows outside
  // them are not passed
  const isPassed = order.key === rules.created || months !== undefined ? and(...dated) : undefined
  const isUp = order.direction === 'asc'
  const key = sampleKey(rules.tie)
  const keys = sql`array(
    select sort_key::text from sampled where matches and lead in (select lead from wanted)
    order by sort_key ${isUp ? sql`asc` : sql`desc`} limit ${mostKeys})`
  const week = weekIn(growing.facets.created)
  const step = isUp ? week : sql`-${week}`
  const steps = sql`array(
    select step from sampled where matches and lead in (select lead from wanted)
    order by sort_key ${isUp ? sql`asc` : sql`desc`})`
  const result = await handle.execute(sql`
    with sampled as materialized (
      select ${growing.facets.lead} as lead, ${order.key} as sort_key, ${key} as place,
        ${restWhere(list)} as matches, ${isPassed ?? sql`true`} as passed,
        ${isWeekly ? step : sql`null`} as step
      from ${rules.table} where ${amongRows(list)} order by ${key} limit ${size}
    ), wanted as (select lead from ${unnested(leads)} as wanted(lead)
    ), firsts as (
      select lead, ${isUp ? sql`min` : sql`max`}(sort_key) as sort_key from sampled where matches group by lead
    )
    select wanted.lead, count(sampled.lead)::int as rows, count(*) filter (where matches)::int as matches,
      count(*) filter (where sampled.sort_key ${isUp ? sql`<` : sql`>`} firsts.sort_key)::int as before,
      (select count(*) from sampled)::int as taken, ${months === undefined ? sql`null` : keys} as keys, ${isWeekly ? steps : sql`null`} as steps, (select max(place) from sampled) as reach
    from wanted left join sampled on sampled.lead = wanted.lead and passed left join firsts on firsts.lead = wanted.lead
    group by wanted.lead`)
  const found = rowsOf<Row>(result)
  const [
    { taken, reach, keys: texts, steps: weeks } = {
      taken: 0,
      reach: null,
      keys: null,
      steps: null,
    },
  ] = found
  return {
    taken,
    share: taken < size || reach === null ? 1 : shareUpTo(reach),
    leads: found.map(({ lead, rows, matches, before }) => ({ lead, rows, matches, before })),
    keys: texts ?? [],
    ...(weeks && { steps: weeks }),
  }
}

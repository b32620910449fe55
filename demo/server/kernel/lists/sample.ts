import { and, sql } from 'drizzle-orm'
import { executePrepared } from '../database/execute-prepared.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { depthsOf, endKeys, endName } from './ends.ts'
import { amongRows, isOfSets, restWhere } from './conditions.ts'
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
    share: sql`(select share from whole)`,
  })
  const endOf = depths.map((_, at) => sql.raw(endName(at)))
  const within = endOf.map(
    (end) => sql`count(*) filter (where key ${isUp ? sql`<=` : sql`>=`} ${end})::int`,
  )
  const texts = endOf.map((end) => sql`${end}::text`)
  const { created, lead: leadColumn } = growing.facets
  const week = weekIn(sql`created`)
  const steps = sql`array(select ${isUp ? week : sql`-${week}`} from matched ${inOrder})`
  const passed = isPassed === undefined ? sql`` : sql`filter (where passed)`
  // arrays, because a table of the rows would take as long as reading them
  const query = sql`
    with wanted as materialized (select unnest(${sql.param([...leads])}::text[]) as lead
    ), sampled as (
      select ${leadColumn} as lead, ${order.key} as sort_key, ${key} as place, ${created} as created,
        ${restWhere(list)} as matches, ${isPassed ?? sql`true`} as passed
      from ${rules.table} where ${amongRows(list)} order by ${key} limit (select ${size}::int)
    ), by_lead as materialized (
      select lead, count(*)::int as taken, max(place) as reach, array_agg(sort_key) ${passed} as keys,
        array_agg(sort_key) filter (where matches) as matching, array_agg(created) filter (where matches) as instants
      from sampled group by lead
    ), counted as (select coalesce(sum(taken), 0)::int as taken, max(reach) as reach from by_lead
    -- all rows need no end
    ), whole as materialized (select taken, reach, case when taken = (select ${size}::int) then ${shareIn(sql`reach`)} end as share from counted
    ), matched as materialized (
      select sort_key, created from by_lead, unnest(matching, instants) as matches(sort_key, created)
      where lead in (select lead from wanted)
    ), ends as materialized (${ends})
    select wanted.lead, coalesce(cardinality(keys), 0) as rows, coalesce(cardinality(matching), 0) as matches, before,
      within, array[${sql.join(texts, sql`, `)}] as ends, whole.taken, whole.reach, ${isWeekly ? steps : sql`null`} as steps
    from wanted cross join whole cross join ends left join by_lead on by_lead.lead = wanted.lead, lateral (
      select count(*) filter (where key ${isUp ? sql`<` : sql`>`} (select ${isUp ? sql`min` : sql`max`}(sort_key) from unnest(matching) as each(sort_key)))::int as before,
        array[${sql.join(within, sql`, `)}] as within
      from unnest(keys) as each(key)
    ) as placed`
  const result = await executePrepared(handle, query, { when: list.isUsual })
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

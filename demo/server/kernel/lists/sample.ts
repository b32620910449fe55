import { and, eq, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { restWhere } from './conditions.ts'
import type { Growing, Listing } from './listing.ts'
import { sampleKey, shareUpTo } from './sample-key.ts'

/** The rows of one lead in a sample. */
export interface SampledLead {
  readonly lead: string
  readonly rows: number
  /** How many of them match. */
  readonly matches: number
  /** How many come before the first match, in the order of the list. */
  readonly before: number
}

/** What a sample says of a list. */
export interface Sample {
  /** How many rows were read. */
  readonly taken: number
  /** Its share of all rows, up to 1. */
  readonly share: number
  readonly leads: readonly SampledLead[]
}

interface Row extends SampledLead {
  readonly taken: number
  readonly reach: number | null
}

const amongRows = ({ scope }: Listing, { facets }: Growing): SQL =>
  typeof scope.among === 'object' ? eq(facets.scope, scope.among.agencyId) : sql`true`

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
  const { rules, order, leads, dated } = list
  // when the sort is by date, date filters bound the scan: rows outside them are not passed
  const isPassed = order.key === rules.created ? and(...dated) : undefined
  const isUp = order.direction === 'asc'
  const key = sampleKey(rules.tie)
  const result = await handle.execute(sql`
    with sampled as materialized (
      select ${growing.facets.lead} as lead, ${order.key} as sort_key, ${key} as place, ${restWhere(list)} as matches,
        ${isPassed ?? sql`true`} as passed
      from ${rules.table} where ${amongRows(list, growing)} order by ${key} limit ${size}
    ), firsts as (
      select lead, ${isUp ? sql`min` : sql`max`}(sort_key) as sort_key from sampled where matches group by lead
    )
    select wanted.lead, count(sampled.lead)::int as rows, count(*) filter (where matches)::int as matches,
      count(*) filter (where sampled.sort_key ${isUp ? sql`<` : sql`>`} firsts.sort_key)::int as before,
      (select count(*) from sampled)::int as taken, (select max(place) from sampled) as reach
    from unnest(array[${sql.join(
      leads.map((lead) => sql`${lead}`),
      sql`, `,
    )}]::text[]) as wanted(lead)
    left join sampled on sampled.lead = wanted.lead and passed left join firsts on firsts.lead = wanted.lead
    group by wanted.lead`)
  const found = rowsOf<Row>(result)
  const [{ taken, reach } = { taken: 0, reach: null }] = found
  return {
    taken,
    share: taken < size || reach === null ? 1 : shareUpTo(reach),
    leads: found.map(({ lead, rows, matches, before }) => ({ lead, rows, matches, before })),
  }
}

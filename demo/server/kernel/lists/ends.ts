import { sql, type SQL } from 'drizzle-orm'
import type { Listing } from './listing.ts'
import type { Sample } from './sampled.ts'

/** How many matches of a sample are looked at for an end. */
const mostKeys = 100

/** The depths to which a list may be scanned: its first page, the wanted one, the last one. */
export const depthsOf = ({ offset, limit, most }: Listing): readonly number[] =>
  [...new Set([limit, offset + limit, most])].toSorted((a, b) => a - b)

/** The end of a scan to some rows from the beginning of a list: the shallowest one that is deep enough. */
export const endFor = ({ ends }: Sample, upTo: number): number | undefined => {
  const at = ends.findIndex(({ depth, key }) => depth >= upTo && key !== null)
  return at < 0 ? undefined : at
}

/**
 * The sort keys at which scans of some depths end, from the matches of a sample (`sort_key`, in
 * order): without an end a lead would be scanned for its next match to its last row. Null where the
 * sample has too few matches.
 */
export const endKeys = (
  depths: readonly number[],
  { matches, share }: { readonly matches: SQL; readonly share: SQL },
): SQL => {
  const keys = depths.map((depth, at) => {
    const expected = sql`(${share} * ${depth}::int)`
    // two standard deviations and two: a scan that ends too early is repeated without an end
    return sql`keys[ceil(${expected} + 2 * sqrt(${expected}))::integer + 2] as ${sql.raw(endName(at))}`
  })
  return sql`select ${sql.join(keys, sql`, `)} from (select array(${matches} limit ${sql.raw(String(mostKeys))}) as keys) as first_matches`
}

/** The column of an end key. */
export const endName = (at: number): string => `end_${at}`

import type { Listing } from './listing.ts'
import type { Sample } from './sampled.ts'

/** The depths to which a list may be scanned: its first page, the wanted one, the last one. */
export const depthsOf = ({
  offset,
  limit,
  most,
}: Pick<Listing, 'offset' | 'limit' | 'most'>): readonly number[] =>
  [...new Set([limit, offset + limit, most])].toSorted((a, b) => a - b)

/** The end of a scan to some rows from the beginning of a list: the shallowest one that is deep enough. */
export const endFor = ({ ends }: Sample, upTo: number): number | undefined => {
  const at = ends.findIndex(({ depth, key }) => depth >= upTo && key !== null)
  return at < 0 ? undefined : at
}

/** Two standard deviations and two more than a number that is expected by chance. */
export const likelyMost = (expected: number): number =>
  Math.ceil(expected + 2 * Math.sqrt(expected)) + 2

/**
 * The sort key at which a scan to some depth ends, from the places of the matches in a sample: without
 * an end a lead would be scanned for its next match to its last row. Null where the sample has too few
 * matches.
 */
export const endKeyFor = (
  depth: number,
  share: number,
  { keys, matches }: { readonly keys: readonly string[]; readonly matches: readonly number[] },
): string | null => {
  // a scan that ends too early is repeated without an end
  const place = matches[likelyMost(share * depth) - 1]
  return place === undefined ? null : (keys[place] ?? null)
}

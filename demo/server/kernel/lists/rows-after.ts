import { likelyMost } from './ends.ts'
import type { Listing } from './listing.ts'
import { matcherOf, shareOf, type SampledRows } from './sampled-rows.ts'

/**
 * The rows of a sample that hardly come before the first `offset` ones of a list: an end that is found among them
 * is not too near. Undefined where the sample has too few matches, or all rows.
 */
export const rowsAfter = (
  rows: SampledRows,
  { leads, sought }: Pick<Listing, 'leads' | 'sought'>,
  offset: number,
): SampledRows | undefined => {
  const share = shareOf(rows)
  if (share === 1) return undefined
  const isMatch = matcherOf(rows, { sought })
  const matches = [...rows.leads.keys()].filter(
    (at) => leads.includes(rows.leads[at] ?? '') && isMatch(at),
  )
  const place = matches[likelyMost(share * offset)]
  if (place === undefined) return undefined
  const after = <Value>(column: readonly Value[]): readonly Value[] => column.slice(place)
  return {
    ...rows,
    leads: after(rows.leads),
    keys: after(rows.keys),
    matching: after(rows.matching),
    passed: after(rows.passed),
    dated: rows.dated && after(rows.dated),
    days: rows.days && after(rows.days),
    asked: rows.asked && after(rows.asked),
    texts: rows.texts && after(rows.texts),
  }
}

import type { Listing } from './listing.ts'
import { matchesOf, type Sample } from './sampled.ts'

/** Rows of a first sample, which shows whether a match is in hardly any row. */
export const firstSample = 500

/**
 * Rows of a second sample at most, which distinguishes a match in a fiftieth of a million rows from
 * one in a hundredth, and where the rows are; and the matches that are enough for both.
 */
const largestSample = 4_000
const enoughMatches = 60

/**
 * Matches in a first sample that may be chance: there are hardly any rows, or few enough to read
 * all.
 */
const hardlyAny = 0

/** So many times the bound of counts are read at once: a quarter more costs less than a larger sample. */
const readAtOnce = 1.25

/** No match in less than this share of a sample does not show that there are few. */
const smallPart = 0.25

/** Matches that are expected before the first one by their number, where they are there by chance. */
const byChance = 8

/**
 * Whether all matches of a sample are far from the beginning of the list: a larger one shows more exactly
 * where they begin.
 */
const isFar = (sample: Sample): boolean => {
  const shares = sample.leads
    .filter(({ matches }) => matches > 0)
    .map(({ rows, before }) => before / rows)
  return Math.min(...shares) * matchesOf(sample) > byChance
}

interface SampledList extends Pick<Listing, 'most' | 'sought'> {
  /** Whether the index of parts finds many more rows than match. */
  readonly isAmongMore: boolean
}

/**
 * The size of a larger sample where one would help: there are some matches, but not enough, and too
 * many rows to read all.
 */
export const secondSample = (
  { most, sought, isAmongMore }: SampledList,
  sample: Sample,
): number | undefined => {
  const matches = matchesOf(sample)
  const rows = sample.leads.reduce((sum, each) => sum + each.rows, 0)
  if (sample.share === 1 || rows / sample.share <= readAtOnce * most) return undefined
  if (matches <= hardlyAny) {
    const isOfPart = rows < smallPart * sample.taken
    return sought !== undefined && (isAmongMore || isOfPart) ? largestSample : undefined
  }
  if (sought !== undefined && isFar(sample)) return largestSample
  if (matches >= enoughMatches) return undefined
  return Math.min(largestSample, Math.ceil((sample.taken * enoughMatches) / matches))
}

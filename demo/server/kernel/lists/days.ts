import { likelyMost } from './ends.ts'
import type { Sample } from './sampled.ts'

/** The days from the beginning of a list to one, in which a page is found. */
export interface Days {
  /** The last one, as a step. */
  readonly last: number
  /** Matches of the sample in them. */
  readonly matches: number
  /** Rows of other days that come before the end of the page, in rows of the sample. */
  readonly others: number
}

/**
 * Days in which the first `upTo` matches may be found, by a sample: with fewer of them fewer matches are read, and more
 * rows of other days come before the end of the page. None where the sample does not reach so far.
 */
export const daysOf = ({ byDay, share }: Sample, upTo: number): readonly Days[] => {
  if (share === 1 || byDay === undefined) return []
  const { steps, matches } = byDay
  const stepOf = (row: number): number => steps[row] ?? 0
  // where they are too few, the page is found in another way
  const expected = share * upTo
  const needed = likelyMost(expected)
  const lasts = new Set(matches.slice(0, needed).map(stepOf))
  return [...lasts].flatMap((last) => {
    const within = matches.filter((row) => stepOf(row) <= last)
    const end = within[needed - 1]
    if (end === undefined) return []
    const others = steps.slice(0, end).filter((step) => step > last).length
    return [{ last, matches: within.length, others: (others * expected) / needed }]
  })
}

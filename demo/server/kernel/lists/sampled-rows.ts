import { depthsOf, endKeyFor } from './ends.ts'
import type { Listing } from './listing.ts'
import { shareUpTo } from './sample-key.ts'
import type { Sample, SampledLead } from './sampled.ts'

/** The rows of a sample in the order of a list, column by column, whatever is searched for. */
export interface SampledRows {
  /** So many rows were wanted. */
  readonly size: number
  readonly taken: number
  /** The largest sample key; null without rows. */
  readonly reach: number | null
  readonly leads: readonly string[]
  /** The sort keys as texts. */
  readonly keys: readonly string[]
  /** Whether a row matches all conditions beside lead and search. */
  readonly matching: readonly boolean[]
  /** Whether a scan in the order of the list passes it. */
  readonly passed: readonly boolean[]
  /** Whether it is within the dates of the list; null where no index has these in the order of the list. */
  readonly dated: readonly boolean[] | null
  /** The weeks of creation; null where rows are not read week by week. */
  readonly weeks: readonly number[] | null
  /** The searched texts; null where nothing is searched for. */
  readonly texts: readonly string[] | null
}

/** A sample of no rows. */
export const noRows: SampledRows = {
  size: 0,
  taken: 0,
  reach: null,
  leads: [],
  keys: [],
  matching: [],
  passed: [],
  dated: null,
  weeks: null,
  texts: null,
}

/** The share of all rows that a sample has, up to 1. */
export const shareOf = ({ taken, size, reach }: SampledRows): number =>
  taken < size || reach === null ? 1 : shareUpTo(reach)

/** Whether the row at a place matches a list, regardless of its lead. */
export const matcherOf = (
  { matching, texts }: SampledRows,
  { sought }: Pick<Listing, 'sought'>,
): ((at: number) => boolean) => {
  return sought === undefined
    ? (at) => matching[at] === true
    : (at) => matching[at] === true && texts?.[at]?.includes(sought) === true
}

interface OneLead {
  readonly lead: string
  /** The places of its rows that a scan passes, and of those that match. */
  readonly passed: readonly number[]
  readonly matches: readonly number[]
}

const countedOf = (
  { lead, passed, matches }: OneLead,
  keys: readonly string[],
  ends: readonly number[],
): SampledLead => {
  const [first] = matches
  // rows with the sort key of the first match are not before it
  const begin = first === undefined ? 0 : keys.indexOf(keys[first] ?? '')
  return {
    lead,
    rows: passed.length,
    matches: matches.length,
    before: passed.filter((at) => at < begin).length,
    within: ends.map((end) => passed.filter((at) => at <= end).length),
  }
}

/** What sampled rows say of a list: how many match, and where they are in the order. */
export const sampleOf = (
  rows: SampledRows,
  list: Pick<Listing, 'leads' | 'order' | 'sought' | 'offset' | 'limit' | 'most'>,
): Sample => {
  const { taken, leads, keys, passed, dated, weeks } = rows
  // all rows need no end
  const share = shareOf(rows)
  const isMatch = matcherOf(rows, list)
  const placesOf = Map.groupBy(leads.keys(), (at) => leads[at] ?? '')
  const placesIn = (lead: string): readonly number[] => placesOf.get(lead) ?? []
  const byLead: readonly OneLead[] = list.leads.map((lead) => {
    const places = placesIn(lead)
    return {
      lead,
      passed: places.filter((at) => passed[at] === true),
      matches: places.filter(isMatch),
    }
  })
  const matches = byLead.flatMap((each) => each.matches).toSorted((a, b) => a - b)
  const ends = depthsOf(list).map((depth) => ({
    depth,
    key: share === 1 ? null : endKeyFor(depth, share, { keys, matches }),
  }))
  const endPlaces = ends.map(({ key }) => (key === null ? -1 : keys.lastIndexOf(key)))
  const step = list.order.direction === 'asc' ? 1 : -1
  return {
    taken,
    share,
    leads: byLead.map((each) => countedOf(each, keys, endPlaces)),
    ...(dated && { dated: list.leads.flatMap(placesIn).filter((at) => dated[at] === true).length }),
    ends,
    ...(weeks && { steps: matches.map((at) => step * (weeks[at] ?? 0)) }),
  }
}

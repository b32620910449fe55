import { depthsOf, endKeyFor } from './ends.ts'
import type { Listing } from './listing.ts'
import { shareUpTo } from './sample-key.ts'
import type { RowsByDay, Sample, SampledLead } from './sampled.ts'

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
  /** The days of creation; null where rows are not read by these. */
  readonly days: readonly number[] | null
  /** Whether the index finds it by what it is asked for beside the search; null where that is any row. */
  readonly asked: readonly boolean[] | null
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
  days: null,
  asked: null,
  texts: null,
}

/** The share of all rows that a sample has, up to 1. */
export const shareOf = ({ taken, size, reach }: SampledRows): number =>
  taken < size || reach === null ? 1 : shareUpTo(reach)

/** Whether each row has the searched text; undefined where nothing is searched for. */
const areFound = (
  { texts }: SampledRows,
  { sought }: Pick<Listing, 'sought'>,
): readonly boolean[] | undefined =>
  sought === undefined ? undefined : (texts ?? []).map((text) => text.includes(sought))

/** Whether the row at a place matches a list, regardless of its lead. */
export const matcherOf = (
  rows: SampledRows,
  list: Pick<Listing, 'sought'>,
  found = areFound(rows, list),
): ((at: number) => boolean) => {
  const { matching } = rows
  return (at) => matching[at] === true && (found === undefined || found[at] === true)
}

interface OneLead {
  readonly lead: string
  /** The places of its rows that a scan passes, and of those that match. */
  readonly passed: readonly number[]
  readonly matches: readonly number[]
}

/** How many of some ascending places are before another. */
const countBefore = (places: readonly number[], end: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? end) < end) low = middle + 1
    else high = middle
  }
  return low
}

/** The first place with the sort key of another. */
const beginOf = (keys: readonly string[], place: number): number => {
  let begin = place
  while (begin > 0 && keys[begin - 1] === keys[place]) begin -= 1
  return begin
}

const countedOf = (
  { lead, passed, matches }: OneLead,
  keys: readonly string[],
  ends: readonly number[],
): SampledLead => {
  const [first] = matches
  return {
    lead,
    rows: passed.length,
    matches: matches.length,
    // rows with the sort key of the first match are not before it
    before: first === undefined ? 0 : countBefore(passed, beginOf(keys, first)),
    within: ends.map((end) => countBefore(passed, end + 1)),
  }
}

/** The places of the rows of each lead, and of those that a scan passes. */
const placesByLead = ({ leads, passed }: SampledRows) => {
  const all = Map.groupBy(leads.keys(), (at) => leads[at] ?? '')
  return new Map(
    [...all].map(([lead, places]) => [
      lead,
      { all: places, passed: places.filter((at) => passed[at] === true) },
    ]),
  )
}

/** The same of samples that are used again. */
const known = new WeakMap<SampledRows, ReturnType<typeof placesByLead>>()

const placesOf = (rows: SampledRows): ReturnType<typeof placesByLead> => {
  const places = known.get(rows) ?? placesByLead(rows)
  known.set(rows, places)
  return places
}

interface ByDay extends Pick<Listing, 'order'> {
  readonly days: readonly number[]
  readonly isMatch: (place: number) => boolean
}

const rowsByDay = (
  places: readonly number[],
  { days, isMatch, order: { direction } }: ByDay,
): RowsByDay => ({
  steps: places.map((at) => (direction === 'asc' ? 1 : -1) * (days[at] ?? 0)),
  matches: places.flatMap((at, row) => (isMatch(at) ? [row] : [])),
})

/** What sampled rows say of a list: how many match, and where they are in the order. */
export const sampleOf = (
  rows: SampledRows,
  list: Pick<Listing, 'leads' | 'order' | 'sought' | 'offset' | 'limit' | 'most'>,
): Sample => {
  const { taken, keys, dated, days, asked } = rows
  // all rows need no end
  const share = shareOf(rows)
  const found = areFound(rows, list)
  const isMatch = matcherOf(rows, list, found)
  const places = placesOf(rows)
  const placesIn = (lead: string): readonly number[] => places.get(lead)?.all ?? []
  const byLead: readonly OneLead[] = list.leads.map((lead) => ({
    lead,
    passed: places.get(lead)?.passed ?? [],
    matches: placesIn(lead).filter(isMatch),
  }))
  const ofLeads = list.leads.flatMap(placesIn).toSorted((a, b) => a - b)
  const matches = ofLeads.filter(isMatch)
  const ends = depthsOf(list).map((depth) => ({
    depth,
    key: share === 1 ? null : endKeyFor(depth, share, { keys, matches }),
  }))
  const endPlaces = ends.map(({ key }) => (key === null ? -1 : keys.lastIndexOf(key)))
  return {
    taken,
    share,
    leads: byLead.map((each) => countedOf(each, keys, endPlaces)),
    ...(dated && { dated: ofLeads.filter((at) => dated[at] === true).length }),
    ...(found && { found: found.filter((is, at) => is && asked?.[at] !== false).length }),
    ends,
    ...(days && { byDay: rowsByDay(ofLeads, { days, isMatch, order: list.order }) }),
  }
}

import type { Listing } from './listing.ts'
import type { Sample, SampledLead } from './sample.ts'

/**
 * Rows of a first sample and of a second one: a few tell words that are in hardly any row, so many more tell
 * a word in a fiftieth of a million rows from one in a hundredth, and where the rows stand.
 */
export const sampleSizes = [500, 4_000] as const

/** How a page is found. */
export interface Ways {
  /** How many rows are gathered to find the page among them; beyond those, and if none are, each lead has its way. */
  readonly upTo: number
  /** Leads whose rows are looked at in the order of the list until the page is full. */
  readonly walked: readonly string[]
  /** Leads of which all rows that match are found by their index and sorted. */
  readonly gathered: readonly string[]
  /** How many rows have page numbers. */
  readonly reach: number
}

/** Standard deviations beyond which chance no longer explains a sample: about one in three million. */
const sure = 5

/** Matches in a sample beyond which there are surely more rows than so many. */
const surelyMore = (most: number, share: number): number => {
  if (share === 1) return most
  const expected = most * share
  // the last term is for small samples, whose chances do not fall off like those of large ones
  return expected + sure * Math.sqrt(expected) + sure
}

/** What looking at a row costs whose index tells all of it, against one that is read. */
const coveredCost = 0.2

/** Rows that chance alone leaves before the first match, in mean distances of two matches. */
const byChance = 3

/** Matches of a lead that say too little of where they stand; all of them are gathered at little cost. */
const tooFewToWalk = 3

/** Where page numbers may end, as shares of the rows that are counted. */
const reaches = [1, 0.5, 0.25, 0.1, 0.05] as const

/** Rows that may be gathered for any page, and walked for the last one, against those that are counted. */
const mostGathered = 2.5
const mostWalked = 1.2

interface Wanted extends Pick<Listing, 'most' | 'offset' | 'limit'> {
  /** Whether the index that is walked tells all of a row. */
  readonly isCovered: boolean
}

const matchesOf = ({ leads }: Sample): number => leads.reduce((sum, each) => sum + each.matches, 0)

/** The cheaper way to so many rows of a list for one lead, and the rows that are looked at. */
const wayOf = (
  { rows, matches, before }: SampledLead,
  sample: Sample,
  { upTo, isCovered }: { readonly upTo: number; readonly isCovered: boolean },
) => {
  const gathered = { isWalked: false, cost: matches / sample.share }
  if (matches <= tooFewToWalk) return gathered
  const away = Math.max(0, before - (byChance * rows) / matches) / sample.share
  // of the rows that come first, each lead has its part
  const cost = (away + (upTo * rows) / matchesOf(sample)) * (isCovered ? coveredCost : 1)
  return cost <= gathered.cost ? { isWalked: true, cost } : gathered
}

const reachOf = ({ most, limit, isCovered }: Wanted, sample: Sample): number => {
  if (matchesOf(sample) / sample.share <= mostGathered * most) return most
  const costOf = (upTo: number): number =>
    sample.leads.reduce((sum, each) => sum + wayOf(each, sample, { upTo, isCovered }).cost, 0)
  const share =
    reaches.find((each) => costOf(each * most) <= mostWalked * most) ?? Math.min(...reaches)
  return Math.max(limit, Math.floor(share * most))
}

/** Matches in a first sample that may be chance: there are hardly any rows, or few enough to be gathered. */
const hardlyAny = 1

/** Whether a larger sample would tell more: there are matches, and too many rows to gather all of them. */
export const isInDoubt = (most: number, sample: Sample): boolean =>
  sample.share < 1 && sample.taken / sample.share > most && matchesOf(sample) > hardlyAny

/** Rows that are gathered first: none if there are surely more than are counted, else those or all. */
const upToOf = (most: number, sample: Sample, cost: number): number => {
  if (matchesOf(sample) > surelyMore(most, sample.share)) return 0
  const all = matchesOf(sample) / sample.share
  return most + cost < all ? most : Number.MAX_SAFE_INTEGER
}

/**
 * Chooses how a page is found. Rows that may be few enough to be counted are gathered. Of more, each lead's are
 * walked or gathered, whichever looks at fewer rows; all of it gives the same page, so a sample that is off
 * costs time only. Page numbers end where both get dear.
 */
export const waysOf = (wanted: Wanted, sample: Sample): Ways => {
  const { offset, limit, isCovered } = wanted
  const ways = sample.leads.map(({ lead, ...each }) => ({
    lead,
    ...wayOf({ lead, ...each }, sample, { upTo: offset + limit, isCovered }),
  }))
  const of = (isWalked: boolean) =>
    ways.filter((each) => each.isWalked === isWalked).map(({ lead }) => lead)
  const cost = ways.reduce((sum, each) => sum + each.cost, 0)
  return {
    upTo: upToOf(wanted.most, sample, cost),
    walked: of(true),
    gathered: of(false),
    reach: reachOf(wanted, sample),
  }
}

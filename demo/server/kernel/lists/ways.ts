import { endKeyOf } from './by-month.ts'
import type { Listing } from './listing.ts'
import type { Sample, SampledLead } from './sample.ts'

/** Rows of a first sample, which shows whether a match is in hardly any row. */
export const firstSample = 500

/**
 * Rows of a second sample at most, which distinguishes a match in a fiftieth of a million rows from
 * one in a hundredth, and where the rows are; and the matches that are enough for both.
 */
const largestSample = 4_000
const enoughMatches = 60

/** How a page is found. */
export interface Ways {
  /**
   * How many matching rows are read to find the page among them; beyond those, or with 0, each lead is
   * read in its own way.
   */
  readonly upTo: number
  /** Leads whose rows are scanned in the order of the list until the page is full. */
  readonly walked: readonly string[]
  /** Leads whose matching rows are all read by their index and sorted. */
  readonly gathered: readonly string[]
  /** The sort key at which a scan of many months ends. */
  readonly endKey?: string | undefined
  /** Number of rows on numbered pages. */
  readonly reach: number
  /** So many rows match at least, where the rows are scanned without counting them. */
  readonly atLeast: number
}

/** Standard deviations beyond which chance does not explain a sample: about one in three million. */
const sure = 5

/** Matches in a sample beyond which there are certainly more rows than so many. */
const surelyMore = (most: number, share: number): number => {
  if (share === 1) return most
  const expected = most * share
  // the last term is for small samples, whose tails differ from those of large ones
  return expected + sure * Math.sqrt(expected) + sure
}

/** Cost of a row that the index alone decides, relative to one that is read. */
const coveredCost = 0.2

/** Cost of a row that is found by the index of parts and sorted, relative to one that is scanned. */
const gatheredCost = 1.5

/** Rows before the first match by chance alone, in mean distances between matches. */
const byChance = 3

/** So few matches among other rows of a lead do not show where they are; reading all of them costs little. */
const tooFewToWalk = 3

/** Ends of page numbers, as shares of the bound of counts. */
const reaches = [1, 0.5, 0.25, 0.1, 0.05] as const

/** Numbers of rows that a list can have at least, as shares of the bound of counts. */
const lowerBounds = [1, 0.5, 0.25, 0.1, 0.05, 0.025] as const

/** Most rows that are read for the last page, relative to the bound of counts. */
const mostRead = 1.2

interface Wanted extends Pick<Listing, 'most' | 'offset' | 'limit' | 'isCounted'> {
  /** Whether the scanned index alone decides about a row. */
  readonly isCovered: boolean
}

const matchesOf = ({ leads }: Sample): number => leads.reduce((sum, each) => sum + each.matches, 0)

/** The cheaper way to the first `upTo` rows of a list for one lead, and the number of rows it reads. */
const wayOf = (
  { rows, matches, before }: SampledLead,
  sample: Sample,
  { upTo, isCovered }: { readonly upTo: number; readonly isCovered: boolean },
) => {
  const gathered = { isWalked: false, cost: (matches / sample.share) * gatheredCost }
  if (matches <= tooFewToWalk && matches < rows) return gathered
  // where the sample has no match, there may be none
  const passed = matches === 0 ? rows : Math.max(0, before - (byChance * rows) / matches)
  const away = passed / sample.share
  // each lead has its part of the first rows
  const cost =
    (away + (upTo * rows) / Math.max(1, matchesOf(sample))) * (isCovered ? coveredCost : 1)
  return cost <= gathered.cost ? { isWalked: true, cost } : gathered
}

/** The number of rows that the cheaper ways read. */
const costOf = (
  sample: Sample,
  wanted: { readonly upTo: number; readonly isCovered: boolean },
): number => sample.leads.reduce((sum, each) => sum + wayOf(each, sample, wanted).cost, 0)

const reachOf = ({ most, limit, isCovered }: Wanted, sample: Sample): number => {
  const share =
    reaches.find((each) => costOf(sample, { upTo: each * most, isCovered }) <= mostRead * most) ??
    Math.min(...reaches)
  return Math.max(limit, Math.floor(share * most))
}

/**
 * Matches in a first sample that may be chance: there are hardly any rows, or few enough to read
 * all.
 */
const hardlyAny = 1

/**
 * The size of a larger sample where one would help: there are some matches, but not enough, and too
 * many rows to read all.
 */
export const secondSample = (most: number, sample: Sample): number | undefined => {
  const matches = matchesOf(sample)
  if (sample.share === 1 || sample.taken / sample.share <= most) return undefined
  if (matches <= hardlyAny || matches >= enoughMatches) return undefined
  return Math.min(largestSample, Math.ceil((sample.taken * enoughMatches) / matches))
}

/** How many times the page must be cheaper to find than all rows, so that those are not counted. */
const muchCheaper = 2

/**
 * How many rows match at least, if they are not counted: there are certainly as many as are counted, or so many that
 * reading them costs much more than finding the page. 0 if they are to be counted.
 */
const atLeastOf = ({ most, isCounted = false }: Wanted, sample: Sample, cost: number): number => {
  const matches = matchesOf(sample)
  const sure = lowerBounds
    .map((each) => Math.floor(each * most))
    .find((bound) => matches > surelyMore(bound, sample.share))
  if (sure === undefined || sure === most) return sure ?? 0
  const all = matches / sample.share
  return !isCounted && sample.share < 1 && cost * muchCheaper < all ? sure : 0
}

/** How many rows are read first to be counted: up to the bound, or all. */
const upToOf = (most: number, sample: Sample, cost: number): number =>
  most + cost < matchesOf(sample) / sample.share ? most : Number.MAX_SAFE_INTEGER

/**
 * Chooses how a page is found. Rows that may be few enough to be counted are all read. Otherwise each
 * lead's rows are scanned in order or all read, whichever reads fewer rows; both give the same page, so a
 * wrong estimate costs time only. Page numbers end where both cost too much.
 */
export const waysOf = (wanted: Wanted, sample: Sample): Ways => {
  const { offset, limit, isCovered } = wanted
  const ways = sample.leads.map(({ lead, ...each }) => ({
    lead,
    ...wayOf({ lead, ...each }, sample, { upTo: offset + limit, isCovered }),
  }))
  const of = (isWalked: boolean) =>
    ways.filter((each) => each.isWalked === isWalked).map(({ lead }) => lead)
  const costUpTo = (upTo: number): number => costOf(sample, { upTo, isCovered })
  // the same for all pages of a list
  const atLeast = atLeastOf(wanted, sample, costUpTo(limit))
  return {
    upTo: atLeast > 0 ? 0 : upToOf(wanted.most, sample, costUpTo(offset + limit)),
    atLeast: atLeast > 0 ? atLeast : wanted.most,
    walked: of(true),
    gathered: of(false),
    endKey: endKeyOf(sample, offset + limit),
    reach: Math.min(reachOf(wanted, sample), atLeast > 0 ? atLeast : wanted.most),
  }
}

import type { Listing } from './listing.ts'
import type { Sample, SampledLead } from './sample.ts'

/**
 * Rows of a first sample and of a second one: the first shows whether a match is in hardly any row;
 * the second distinguishes a match in a fiftieth of a million rows from one in a hundredth, and
 * where the rows are.
 */
export const sampleSizes = [500, 4_000] as const

/** How the rows of each lead are found. */
export interface Ways {
  /** Whether there are certainly more rows than are counted. */
  readonly isMore: boolean
  /** Leads whose rows are scanned in the order of the list until the page is full. */
  readonly walked: readonly string[]
  /** Leads whose matching rows are all read by their index and sorted. */
  readonly gathered: readonly string[]
}

/**
 * Standard deviations beyond which chance does not explain a sample: about one in a hundred
 * thousand million.
 */
const sure = 7

/** Matches in a sample beyond which there are certainly more rows than so many. */
const surelyMore = (most: number, share: number): number => {
  if (share === 1) return most
  const expected = most * share
  // the last term is for small samples, whose tails differ from those of large ones
  return expected + sure * Math.sqrt(expected) + sure
}

/** Cost of a row that the index alone decides, relative to one that is read. */
const coveredCost = 0.2

/** Rows before the first match by chance alone, in mean distances between matches. */
const byChance = 3

/** So few matches of a lead do not show where they are; reading all of them costs little. */
const tooFewToWalk = 3

interface Wanted extends Pick<Listing, 'most' | 'offset' | 'limit'> {
  /** Whether the scanned index alone decides about a row. */
  readonly isCovered: boolean
}

const isWalked = (
  { rows, matches, before }: SampledLead,
  share: number,
  { offset, limit, isCovered }: Wanted,
): boolean => {
  if (matches <= tooFewToWalk) return false
  const distance = rows / matches
  const away = Math.max(0, before - byChance * distance) / share
  const walk = (away + (offset + limit) * distance) * (isCovered ? coveredCost : 1)
  return walk <= matches / share
}

const matchesOf = ({ leads }: Sample): number => leads.reduce((sum, each) => sum + each.matches, 0)

/**
 * Matches in a first sample that may be chance: there are hardly any rows, or few enough to read
 * all.
 */
const hardlyAny = 1

/** Whether a larger sample would help: there are matches, and too many rows to read all. */
export const isInDoubt = (most: number, sample: Sample): boolean =>
  sample.share < 1 && sample.taken / sample.share > most && matchesOf(sample) > hardlyAny

/**
 * Chooses how a page is found. Rows that may be few enough to be counted are all read. Otherwise
 * each lead's rows are scanned in order or all read, whichever reads fewer rows; both give the same
 * page, so a wrong estimate costs time only.
 */
export const waysOf = (wanted: Wanted, sample: Sample): Ways => {
  const { share, leads } = sample
  const isMore = matchesOf(sample) > surelyMore(wanted.most, share)
  const walked = leads.filter((each) => isMore && isWalked(each, share, wanted))
  return {
    isMore,
    walked: walked.map(({ lead }) => lead),
    gathered: leads.filter((each) => !walked.includes(each)).map(({ lead }) => lead),
  }
}

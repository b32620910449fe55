import type { Listing } from './listing.ts'
import type { Sample, SampledLead } from './sample.ts'

/**
 * Rows of a first sample and of a second one: a few tell words that are in hardly any row, so many more tell
 * a word in a fiftieth of a million rows from one in a hundredth, and where the rows stand.
 */
export const sampleSizes = [500, 4_000] as const

/** How the rows of each lead are found. */
export interface Ways {
  /** Whether there are surely more rows than are counted. */
  readonly isMore: boolean
  /** Leads whose rows are looked at in the order of the list until the page is full. */
  readonly walked: readonly string[]
  /** Leads of which all rows that match are found by their index and sorted. */
  readonly gathered: readonly string[]
}

/** Standard deviations beyond which chance no longer explains a sample: about one in a hundred thousand million. */
const sure = 7

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

interface Wanted extends Pick<Listing, 'most' | 'offset' | 'limit'> {
  /** Whether the index that is walked tells all of a row. */
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

/** Matches in a first sample that may be chance: there are hardly any rows, or few enough to be gathered. */
const hardlyAny = 1

/** Whether a larger sample would tell more: there are matches, and too many rows to gather all of them. */
export const isInDoubt = (most: number, sample: Sample): boolean =>
  sample.share < 1 && sample.taken / sample.share > most && matchesOf(sample) > hardlyAny

/**
 * Chooses how a page is found. Rows that may be few enough to be counted are all gathered. Of more, each
 * lead's are walked or gathered, whichever looks at fewer rows; both give the same page, so a sample that
 * is off costs time only.
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

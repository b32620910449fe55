import type { Listing } from './listing.ts'
import type { Sample, SampledLead } from './sample.ts'

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

const isWalked = ({ rows, matches, before }: SampledLead, share: number, wanted: number) => {
  if (matches === 0) return false
  const walk = Math.max(before / share, (wanted * rows) / matches)
  return walk <= matches / share
}

/**
 * Chooses how a page is found. Rows that may be few enough to be counted are all gathered. Of more, each
 * lead's are walked or gathered, whichever looks at fewer rows; both give the same page, so a sample that
 * is off costs time only.
 */
export const waysOf = (
  { most, offset, limit }: Pick<Listing, 'most' | 'offset' | 'limit'>,
  { share, leads }: Sample,
): Ways => {
  const matches = leads.reduce((sum, each) => sum + each.matches, 0)
  const isMore = matches > surelyMore(most, share)
  const walked = leads.filter((each) => isMore && isWalked(each, share, offset + limit))
  return {
    isMore,
    walked: walked.map(({ lead }) => lead),
    gathered: leads.filter((each) => !walked.includes(each)).map(({ lead }) => lead),
  }
}

import { endFor } from './ends.ts'
import { areFew, areMostFiltered } from './facet-choice.ts'
import type { IndexUse } from './index-use.ts'
import type { Listing } from './listing.ts'
import { matchesOf, type Sample, type SampledLead } from './sampled.ts'

/**
 * Cost of a row that the index alone decides, relative to one that is read: about a microsecond; and where it compares
 * the row's values of a set.
 */
const coveredCost = { plain: 0.2, ofSets: 0.5 } as const

/** The same where its texts are searched too, in the index of all rows of a lead. */
const searchedCost = 0.5

/** Cost of a row that is found by the index of parts and sorted, relative to one that is scanned. */
export const gatheredCost = 2

const rowsIn = (sample: Sample): number => sample.taken / sample.share

const coveredCostOf = ({ hasSets }: IndexUse): number =>
  hasSets ? coveredCost.ofSets : coveredCost.plain

/** Cost of an entry of the index of parts where it has those of the list's own rows. */
const ownPartCost = 0.2

/** Cost of comparing the lists of the index of parts, however few rows are in all of them. */
export const listsCost = (sample: Sample, { ownParts }: IndexUse): number =>
  ownParts
    ? ((sample.found ?? matchesOf(sample)) / sample.share) * ownPartCost
    : Math.min(8_000, 0.05 * rowsIn(sample))

/** Rows before the first match by chance alone, in mean distances between matches. */
const byChance = 3

/** So few matches among other rows of a lead do not show where they are. */
const tooFewToWalk = 3

/** Rows that are passed in a scan of one lead before its first match. */
const passedIn = (
  { rows, matches, before }: SampledLead,
  sample: Sample,
  /** How many rows of the sample the scan reaches. */
  { reached, hasEnd }: { readonly reached: number; readonly hasEnd: boolean },
): number => {
  if (matches === rows) return 0
  if (matches > tooFewToWalk) {
    return Math.min(reached, Math.max(0, before - (byChance * rows) / matches)) / sample.share
  }
  // there may be none; in a scan that has an end they are taken to be as frequent as elsewhere
  // unless the lead's rows say otherwise
  const all = sample.leads.reduce((sum, each) => sum + each.rows, 0)
  const apart = (rows + all / Math.max(1, matchesOf(sample))) / (matches + 1)
  return hasEnd ? Math.min(reached / sample.share, byChance * apart) : reached / sample.share
}

/** Rows that are read to the first `upTo` rows of a list where one lead is scanned in its order. */
export const walkCost = (
  lead: SampledLead,
  sample: Sample,
  { upTo, ...use }: IndexUse & { readonly upTo: number },
): number => {
  const { rows, within } = lead
  const end = endFor(sample, upTo)
  const reached = end === undefined ? rows : (within[end] ?? rows)
  const passed = passedIn(lead, sample, { reached, hasEnd: end !== undefined })
  // each lead has its part of the first rows
  const scanned = passed + (upTo * rows) / Math.max(1, matchesOf(sample))
  return Math.min(scanned, reached / sample.share) * (use.isCovered ? coveredCostOf(use) : 1)
}

/** Rows that are read where all matching rows of a lead are read, beside the lists of the index. */
export const gatheredRows = ({ matches }: SampledLead, { share }: Sample): number => {
  // a sample that has none of them does not show that there are none
  const atMost = share === 1 ? matches : matches + 1
  return (atMost / share) * gatheredCost
}

/** Rows of a sample that the index of parts finds beside the matches, and that are read too. */
export const othersFound = (sample: Sample, { ownParts }: IndexUse): number => {
  const { found = 0 } = sample
  const isAskedForAll = ownParts ? areMostFiltered(sample) : areFew(sample)
  return isAskedForAll ? 0 : Math.max(0, found - matchesOf(sample))
}

/** Rows that are read where all matching rows of some leads are read: the lists of the index once. */
export const gatherCost = (
  leads: readonly SampledLead[],
  sample: Sample,
  use: IndexUse,
): number => {
  const matches = leads.reduce((sum, each) => sum + each.matches, 0)
  const read = (matches + othersFound(sample, use)) / sample.share
  return listsCost(sample, use) + read * gatheredCost
}

/**
 * Rows that are read where all rows of the leads are read, which shows whether they match; of a list with
 * dates all rows within these.
 */
export const scanCost = ({ dated, leads, share }: Sample, use: IndexUse): number =>
  dated === undefined
    ? (leads.reduce((sum, { rows }) => sum + rows, 0) / share) *
      (use.isCovered ? coveredCostOf(use) : searchedCost)
    : // the index by dates has no texts
      (dated / share) * (use.isCovered ? coveredCostOf(use) : gatheredCost)

/** Cost of counting rows by the index of their dates, which decides about each of them. */
export const countCost = (
  sample: Sample,
  { most, rest, ...use }: IndexUse & Pick<Listing, 'most' | 'rest'>,
): number => {
  const matches = matchesOf(sample) / sample.share
  return rest.length === 0
    ? Math.min(matches, most) * coveredCost.plain
    : scanCost(sample, { ...use, isCovered: true })
}

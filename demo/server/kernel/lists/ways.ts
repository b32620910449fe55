import { weeksOf, type Weeks } from './by-week.ts'
import { endFor } from './ends.ts'
import type { Listing } from './listing.ts'
import type { Sample, SampledLead } from './sampled.ts'

/** Rows of a first sample, which shows whether a match is in hardly any row. */
export const firstSample = 500

/**
 * Rows of a second sample at most, which distinguishes a match in a fiftieth of a million rows from
 * one in a hundredth, and where the rows are; and the matches that are enough for both.
 */
const largestSample = 4_000
const enoughMatches = 60

/**
 * How many rows match: `read` with all of them to find the page among them, up to so many; counted by the
 * index of their dates; or at least so many, where neither is worth its cost.
 */
export type Total =
  | { readonly kind: 'read'; readonly upTo: number; readonly by: 'parts' | 'rows' }
  | { readonly kind: 'counted' }
  | { readonly kind: 'atLeast'; readonly rows: number }

/** How a page is found. */
export interface Ways {
  readonly total: Total
  /** Leads whose rows are scanned in the order of the list until the page is full. */
  readonly walked: readonly string[]
  /** Leads whose matching rows are all read by their index and sorted. */
  readonly gathered: readonly string[]
  /** The sort key at which a scan ends. */
  readonly endKey?: string | undefined
  /** The weeks whose matches are read, where that is cheaper than both. */
  readonly weeks?: Weeks | undefined
  /** Number of rows on numbered pages. */
  readonly reach: number
}

/** Standard deviations beyond which chance does not explain a sample: about one in thirty thousand. */
const sure = 4

/** Matches in a sample beyond which there are certainly more rows than so many. */
const surelyMore = (most: number, share: number): number => {
  if (share === 1) return most
  const expected = most * share
  // the last term is for small samples, whose tails differ from those of large ones
  return expected + sure * Math.sqrt(expected) + sure
}

/**
 * Cost of a row that the index alone decides, relative to one that is read: about a microsecond; and where it compares
 * the row's values of a set.
 */
const coveredCost = { plain: 0.2, ofSets: 0.5 } as const

/** The same where its texts are searched too, in the index of all rows of a lead. */
const searchedCost = 0.5

/** Cost of a row that is found by the index of parts and sorted, relative to one that is scanned. */
const gatheredCost = 2

const rowsIn = (sample: Sample): number => sample.taken / sample.share

/** By which indexes rows are read. */
interface Read {
  /** Whether the scanned index alone decides about a row. */
  readonly isCovered: boolean
  /** Whether each row's values of a set are compared. */
  readonly hasSets: boolean
  /** Whether the index of parts has those of the list's own rows. */
  readonly hasOwnParts: boolean
}

const coveredCostOf = ({ hasSets }: Read): number =>
  hasSets ? coveredCost.ofSets : coveredCost.plain

/** Cost of comparing the lists of the index of parts, however few rows are in all of them. */
const listsCost = (sample: Sample, { hasOwnParts }: Read): number =>
  hasOwnParts ? 0 : Math.min(8_000, 0.05 * rowsIn(sample))

/** Rows before the first match by chance alone, in mean distances between matches. */
const byChance = 3

/** So few matches among other rows of a lead do not show where they are. */
const tooFewToWalk = 3

/** Ends of page numbers, as shares of the bound of counts. */
const reaches = [1, 0.5, 0.25, 0.1, 0.05] as const

/** Numbers of rows that a list can have at least, as shares of the bound of counts. */
const lowerBounds = [1, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01] as const

/**
 * Most rows that are read for the last page, relative to the bound of counts: a little more than the
 * page's own where nearly all rows match.
 */
const mostRead = { whole: 1.2, part: 0.75 }

interface Wanted
  extends Read, Pick<Listing, 'most' | 'offset' | 'limit' | 'isCounted' | 'dated' | 'rest'> {}

const matchesOf = ({ leads }: Sample): number => leads.reduce((sum, each) => sum + each.matches, 0)

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
const walkCost = (lead: SampledLead, sample: Sample, depth: Depth): number => {
  const { upTo, isCovered } = depth
  const { rows, within } = lead
  const end = endFor(sample, upTo)
  const reached = end === undefined ? rows : (within[end] ?? rows)
  const passed = passedIn(lead, sample, { reached, hasEnd: end !== undefined })
  // each lead has its part of the first rows
  const scanned = passed + (upTo * rows) / Math.max(1, matchesOf(sample))
  return Math.min(scanned, reached / sample.share) * (isCovered ? coveredCostOf(depth) : 1)
}

/** Rows that are read where all matching rows of some leads are read: the lists of the index once. */
const gatherCost = (leads: readonly SampledLead[], sample: Sample, read: Read): number => {
  const matches = leads.reduce((sum, each) => sum + each.matches, 0)
  return listsCost(sample, read) + (matches / sample.share) * gatheredCost
}

/**
 * Rows that are read where all rows of the leads are read, which shows whether they match; of a list with
 * dates all rows within these.
 */
const scanCost = ({ dated, leads, share }: Sample, read: Read): number =>
  dated === undefined
    ? (leads.reduce((sum, { rows }) => sum + rows, 0) / share) *
      (read.isCovered ? coveredCostOf(read) : searchedCost)
    : // the index by dates has no texts
      (dated / share) * (read.isCovered ? coveredCostOf(read) : gatheredCost)

interface Depth extends Read {
  readonly upTo: number
}

/** The leads by their cheaper way to the first `upTo` rows of a list, and the number of rows these read. */
const planOf = (sample: Sample, depth: Depth) => {
  const costs = sample.leads.map((lead) => ({
    lead,
    walk: walkCost(lead, sample, depth),
    gather: (lead.matches / sample.share) * gatheredCost,
  }))
  const sumOf = (each: typeof costs, way: 'walk' | 'gather') =>
    each.reduce((sum, one) => sum + one[way], 0)
  const gathered = costs.filter(({ walk, gather }) => gather < walk)
  const walked = costs.filter((each) => !gathered.includes(each))
  const leads = gathered.map(({ lead }) => lead)
  const mixed = sumOf(walked, 'walk') + gatherCost(leads, sample, depth)
  const all = sumOf(costs, 'walk')
  return gathered.length === 0 || all <= mixed
    ? { walked: sample.leads, gathered: [], cost: all }
    : { walked: walked.map(({ lead }) => lead), gathered: leads, cost: mixed }
}

/** Cost of asking the index of facets for each week. */
const weeklyCost = 10_000

/** The weeks to read for the first `upTo` rows, where that costs less than the leads by their cheaper way. */
const cheaperWeeks = (sample: Sample, upTo: number, cost: number): Weeks | undefined => {
  const weeks = weeksOf(sample, upTo)
  if (weeks === undefined) return undefined
  return weeklyCost + (weeks.matches / sample.share) * gatheredCost < cost ? weeks : undefined
}

/** The number of rows that the cheaper ways read. */
const costOf = (sample: Sample, depth: Depth): number => planOf(sample, depth).cost

/** Whether the cheaper ways to so many rows cost no more than the last page may. */
const isInReach = (most: number, sample: Sample, depth: Depth): boolean => {
  const { gathered, cost } = planOf(sample, depth)
  // any page costs the lists
  const allowed = depth.upTo < most ? mostRead.part : mostRead.whole
  return cost - (gathered.length > 0 ? listsCost(sample, depth) : 0) <= allowed * most
}

const reachOf = (wanted: Wanted, sample: Sample): number => {
  const { most, limit } = wanted
  const share =
    reaches.find((each) => isInReach(most, sample, { ...wanted, upTo: each * most })) ??
    Math.min(...reaches)
  return Math.max(limit, Math.floor(share * most))
}

/**
 * Matches in a first sample that may be chance: there are hardly any rows, or few enough to read
 * all.
 */
const hardlyAny = 0

/** So many times the bound of counts are read at once: a quarter more costs less than a larger sample. */
const readAtOnce = 1.25

/** No match in less than this share of a sample does not show that there are few. */
const smallPart = 0.25

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
  if (matches >= enoughMatches) return undefined
  if (matches <= hardlyAny) {
    const isOfPart = rows < smallPart * sample.taken
    return sought !== undefined && (isAmongMore || isOfPart) ? largestSample : undefined
  }
  return Math.min(largestSample, Math.ceil((sample.taken * enoughMatches) / matches))
}

/** How many times the page must be cheaper to find than all rows, so that those are not counted. */
const muchCheaper = 1.25

/** Cost of counting rows by the index of their dates, which decides about each of them. */
const countCost = (wanted: Wanted, sample: Sample): number => {
  const { most, rest } = wanted
  const matches = matchesOf(sample) / sample.share
  return rest.length === 0
    ? Math.min(matches, most) * coveredCost.plain
    : scanCost(sample, { ...wanted, isCovered: true })
}

/** Which pages are found without reading all rows, and at which cost. */
interface Paged {
  /** Cost of the first page: all of these pages agree on the number of rows. */
  readonly page: number
  /** The number of rows that they reach. */
  readonly reach: number
}

/**
 * There are certainly as many rows as are counted, or so many that reading them costs much more than finding
 * the page; else they are counted. A page beyond the reach of those is found by reading all rows.
 */
const totalOf = (wanted: Wanted, sample: Sample, { page, reach }: Paged): Total => {
  const { most, offset, limit, dated, isCounted = false, isCovered } = wanted
  const matches = matchesOf(sample)
  const sure = lowerBounds
    .map((each) => Math.floor(each * most))
    .find((bound) => bound >= limit && matches > surelyMore(bound, sample.share))
  if (sure === most) return { kind: 'atLeast', rows: most }
  const found = gatherCost(sample.leads, sample, wanted)
  const isScanned = dated.length === 0 || sample.dated !== undefined
  const scanned = isScanned ? scanCost(sample, wanted) : Number.POSITIVE_INFINITY
  const all = Math.min(found, scanned)
  if (isCovered && dated.length > 0 && page + countCost(wanted, sample) < all) {
    return { kind: 'counted' }
  }
  const isInReach = sure !== undefined && offset + limit <= Math.min(sure, reach)
  if (isInReach && !isCounted && sample.share < 1 && page * muchCheaper < all) {
    return { kind: 'atLeast', rows: sure }
  }
  const upTo = most + page < matches / sample.share ? most : Number.MAX_SAFE_INTEGER
  return { kind: 'read', upTo, by: scanned < found ? 'rows' : 'parts' }
}

const endKeyOf = (sample: Sample, upTo: number): string | undefined => {
  const end = endFor(sample, upTo)
  return end === undefined ? undefined : (sample.ends[end]?.key ?? undefined)
}

/**
 * Chooses how a page is found. Rows that may be few enough to be counted are all read, or counted apart. Otherwise
 * each lead's rows are scanned in order or all read, whichever reads fewer rows; both give the same page, so a
 * wrong estimate costs time only. Page numbers end where both cost too much.
 */
export const waysOf = (wanted: Wanted, sample: Sample): Ways => {
  const { offset, limit, most } = wanted
  const plan = planOf(sample, { ...wanted, upTo: offset + limit })
  const reach = reachOf(wanted, sample)
  const page = costOf(sample, { ...wanted, upTo: limit })
  const total = totalOf(wanted, sample, { page, reach })
  return {
    total,
    walked: plan.walked.map(({ lead }) => lead),
    gathered: plan.gathered.map(({ lead }) => lead),
    endKey: endKeyOf(sample, offset + limit),
    weeks: cheaperWeeks(sample, offset + limit, plan.cost),
    reach: Math.min(reach, total.kind === 'atLeast' ? total.rows : most),
  }
}

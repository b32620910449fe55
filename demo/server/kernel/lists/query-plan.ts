import {
  countCost,
  gatherCost,
  gatheredCost,
  gatheredRows,
  listsCost,
  othersFound,
  scanCost,
  walkCost,
} from './costs.ts'
import { daysOf, type Days } from './days.ts'
import { endFor } from './ends.ts'
import type { IndexUse } from './index-use.ts'
import type { Listing } from './listing.ts'
import { matchesOf, type Sample } from './sampled.ts'

/**
 * How many rows match: `read` with all of them to find the page among them, up to so many; counted by the
 * index of their dates; or at least so many, where neither is worth its cost.
 */
export type Total =
  | { readonly kind: 'read'; readonly upTo: number; readonly by: 'parts' | 'rows' }
  | { readonly kind: 'counted' }
  | { readonly kind: 'atLeast'; readonly rows: number }

/** How a page is found. */
export interface QueryPlan {
  readonly total: Total
  /** Leads whose rows are scanned in the order of the list until the page is full. */
  readonly walked: readonly string[]
  /** Leads whose matching rows are all read by their index and sorted. */
  readonly gathered: readonly string[]
  /** The sort key at which a scan ends. */
  readonly endKey?: string | undefined
  /** The days whose matches are read, where that is cheaper than both. */
  readonly days?: Days | undefined
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

/** Ends of page numbers, as shares of the bound of counts. */
const reaches = [1, 0.5, 0.25, 0.1, 0.05] as const

/** Numbers of rows that a list can have at least, as shares of the bound of counts. */
const lowerBounds = [1, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01, 0.005] as const

/**
 * Most rows that are read for the last page, relative to the bound of counts: a little more than the
 * page's own where nearly all rows match.
 */
const mostRead = { whole: 1.2, part: 0.75 }

interface Wanted
  extends IndexUse, Pick<Listing, 'most' | 'offset' | 'limit' | 'isCounted' | 'dated' | 'rest'> {}

interface Depth extends IndexUse {
  readonly upTo: number
}

/** The leads by their cheaper way to the first `upTo` rows of a list, and the number of rows these read. */
const planOf = (sample: Sample, depth: Depth) => {
  const costs = sample.leads.map((lead) => ({
    lead,
    walk: walkCost(lead, sample, depth),
    gather: gatheredRows(lead, sample),
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

/** Cost of asking the index of facets for periods: as many lists as these are. */
const daysCost = 6_000

/** The days that cost least for the first `upTo` rows, and what that costs; undefined where a sample shows too few matches. */
const daysFor = (sample: Sample, { upTo, ...use }: Depth) => {
  const found = 1 + othersFound(sample, use) / matchesOf(sample)
  const costs = daysOf(sample, upTo).map((days) => {
    const read = days.matches * found + days.others
    return { days, cost: daysCost + (read / sample.share) * gatheredCost }
  })
  return costs.toSorted((one, other) => one.cost - other.cost)[0]
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

/** How many times the page must be cheaper to find than all rows, so that those are not counted. */
const muchCheaper = 1.25

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
  if (isCovered && dated.length > 0 && page + countCost(sample, wanted) < all) {
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
export const queryPlanOf = (wanted: Wanted, sample: Sample): QueryPlan => {
  const { offset, limit, most } = wanted
  const plan = planOf(sample, { ...wanted, upTo: offset + limit })
  const reach = reachOf(wanted, sample)
  const ofDays = daysFor(sample, { ...wanted, upTo: offset + limit })
  const page = Math.min(
    costOf(sample, { ...wanted, upTo: limit }),
    daysFor(sample, { ...wanted, upTo: limit })?.cost ?? Number.POSITIVE_INFINITY,
  )
  const total = totalOf(wanted, sample, { page, reach })
  return {
    total,
    walked: plan.walked.map(({ lead }) => lead),
    gathered: plan.gathered.map(({ lead }) => lead),
    endKey: endKeyOf(sample, offset + limit),
    days: ofDays && ofDays.cost < plan.cost ? ofDays.days : undefined,
    reach: Math.min(reach, total.kind === 'atLeast' ? total.rows : most),
  }
}

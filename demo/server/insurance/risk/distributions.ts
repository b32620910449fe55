import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { minCompanies, plannedAggregate } from './plan.ts'
import { riskDistributions } from './tables.ts'

/** The group of all companies. */
export const allCompaniesGroup = 'all'

/** The group of an agency's companies. */
export const agencyGroup = (agencyId: string): string => `agency ${agencyId}`

/** The group of a region's companies whose industry codes start with the same two digits. */
export const industryGroup = ({
  region,
  naicsCode,
}: Pick<AccountRecord, 'region' | 'naicsCode'>): string =>
  `industry ${region} ${naicsCode.slice(0, 2)}`

/** The groups that a company is counted in. */
export const groupsOf = (
  account: Pick<AccountRecord, 'agencyId' | 'region' | 'naicsCode'>,
): string[] => [allCompaniesGroup, agencyGroup(account.agencyId), industryGroup(account)]

/** A score with the groups that it is counted in. */
export interface CountedScore {
  readonly score: number
  readonly groups: readonly string[]
}

/** The change of a group's number of companies per score. */
export type DistributionChanges = ReadonlyMap<string, number>

const keyOf = (group: string, score: number): string => `${group}\n${score}`

/** The changes when companies move to other scores. */
export const changesOf = (
  moves: readonly {
    readonly from?: CountedScore | undefined
    readonly to?: CountedScore | undefined
  }[],
): DistributionChanges => {
  const changes = new Map<string, number>()
  const count = (counted: CountedScore | undefined, by: number): void => {
    for (const group of counted?.groups ?? []) {
      const key = keyOf(group, counted?.score ?? 0)
      changes.set(key, (changes.get(key) ?? 0) + by)
    }
  }
  for (const { from, to } of moves) {
    count(from, -1)
    count(to, 1)
  }
  return changes
}

/**
 * Counts changes in a fixed order, so that two transactions never deadlock. Companies of test mode are
 * not counted.
 */
export const countChanges = async (
  { database }: Services,
  changes: DistributionChanges,
): Promise<void> => {
  if (database.mode() === 'test') return
  const rows = [...changes]
    .filter(([, companies]) => companies !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, companies]) => {
      const [group = '', score = ''] = key.split('\n')
      return { group, score: Number(score), companies }
    })
  if (rows.length === 0) return
  await database
    .handle()
    .insert(riskDistributions)
    .values(rows)
    .onConflictDoUpdate({
      target: [riskDistributions.group, riskDistributions.score],
      set: { companies: sql`${riskDistributions.companies} + excluded.companies` },
    })
}

/** The median of a group, and its number of companies. */
export interface GroupMedian {
  readonly companies: number
  readonly median: number | undefined
}

/** Companies by score, the lowest score first. */
export type Distribution = readonly { readonly score: number; readonly companies: number }[]

/** The median of a distribution, in whole points. */
export const medianOf = (distribution: Distribution): GroupMedian => {
  const companies = distribution.reduce((sum, each) => sum + each.companies, 0)
  const at = (place: number): number | undefined => {
    let before = 0
    return distribution.find((each) => {
      before += each.companies
      return place < before
    })?.score
  }
  const [lower, upper] = [at(Math.floor((companies - 1) / 2)), at(Math.floor(companies / 2))]
  if (lower === undefined || upper === undefined) return { companies, median: undefined }
  return { companies, median: Math.round((lower + upper) / 2) }
}

/** Reads the median of a group. */
export const readMedian = async (
  { database }: Pick<Services, 'database'>,
  group: string,
): Promise<GroupMedian> => {
  const rows = await database
    .handle()
    .select({ score: riskDistributions.score, companies: riskDistributions.companies })
    .from(riskDistributions)
    .where(and(eq(riskDistributions.group, group), gt(riskDistributions.companies, 0)))
    .orderBy(asc(riskDistributions.score))
  return medianOf(rows)
}

/** The aggregate of an industry, and its basis. */
export interface IndustryAggregate {
  readonly score: number
  readonly basis: 'median' | 'plan'
  readonly companies: number
}

/** The median of an industry, or the planned aggregate if it has few companies. */
export const industryAggregateOf = ({ companies, median }: GroupMedian): IndustryAggregate =>
  median === undefined || companies < minCompanies
    ? { score: plannedAggregate, basis: 'plan', companies }
    : { score: median, basis: 'median', companies }

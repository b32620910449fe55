import { and, asc, eq, gt } from 'drizzle-orm'
import { factors } from '#core/insurance/risk/factors.ts'
import type { Risk } from '#core/insurance/risk/model.ts'
import { zoneOf } from '../../directory/states/zones.ts'
import { notFound } from '../../kernel/api-error.ts'
import { without } from '../../kernel/lists/without.ts'
import { isPermitted } from '../../kernel/scope/permitted.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import {
  agencyGroup,
  allCompaniesGroup,
  industryAggregateOf,
  industryGroup,
  readMedian,
} from './distributions.ts'
import { historyDays } from './retention.ts'
import { configuredScanner } from './configured-scanner.ts'
import { currentAssessment, scannedDomain } from './scanned-domain.ts'
import { scanForReader, scanTimeout } from './scans.ts'
import { riskScope } from './scope.ts'
import { liftsOf, scoresOf } from './scores.ts'
import { riskAssessments, riskFindings, riskHistory, type AssessmentRecord } from './tables.ts'

/** An account whose risk the viewer sees; 404 otherwise. */
export const scannedAccount = async (
  { database }: Services,
  viewer: Viewer,
  accountId: string,
): Promise<AccountRecord> => {
  const [account] = await database
    .handle()
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), riskScope(viewer)))
  if (account === undefined) throw notFound()
  return account
}

const assessmentOf = async ({ database }: Services, account: AccountRecord) => {
  const [row] = await database
    .handle()
    .select()
    .from(riskAssessments)
    .where(eq(riskAssessments.accountId, account.id))
  return row && currentAssessment(account, row)
}

const scanStateOf = (
  { config, clock }: Services,
  account: AccountRecord,
  assessment: AssessmentRecord | undefined,
): Risk['scan'] => {
  if (configuredScanner(config) === undefined) return 'off'
  if (scannedDomain(account) === undefined) return 'noDomain'
  const { requested = null, failed = null } = assessment ?? {}
  if (requested === null) return failed === null ? 'idle' : 'failed'
  return clock.now().getTime() - requested.getTime() < scanTimeout ? 'running' : 'failed'
}

const findingsToWire = async (
  { database }: Services,
  accountId: string,
  { assessed, covered }: Pick<AssessmentRecord, 'assessed' | 'covered'>,
): Promise<Risk['findings']> => {
  if (assessed === null) return []
  const records = await database
    .handle()
    .select()
    .from(riskFindings)
    .where(eq(riskFindings.accountId, accountId))
  const lifts = liftsOf(records, covered)
  return records
    .flatMap((record, at) => {
      const lift = lifts[at]
      if (lift === undefined) return []
      return [{ ...without(record, 'accountId'), found: record.found.toISOString(), ...lift }]
    })
    .toSorted((one, other) => other.points - one.points || (one.kind < other.kind ? -1 : 1))
}

const historyToWire = async (
  { database, clock }: Services,
  accountId: string,
): Promise<Risk['history']> => {
  const since = new Date(clock.now().getTime() - historyDays * 86_400_000)
  const days = await database
    .handle()
    .select()
    .from(riskHistory)
    .where(and(eq(riskHistory.accountId, accountId), gt(riskHistory.assessed, since)))
    .orderBy(asc(riskHistory.day))
  return days.map(({ day, companyScore, industryScore }) => ({
    date: day,
    companyAggregateCF: companyScore,
    industryAggregateCF: industryScore,
  }))
}

/** The group of the companies that a viewer insures; undefined for other viewers. */
const portfolioOf = (viewer: Viewer, account: AccountRecord): string | undefined => {
  if (viewer.kind !== 'user') return undefined
  if (viewer.accountType === 'PARAPET') return allCompaniesGroup
  return viewer.accountType === 'AGENCY' ? agencyGroup(account.agencyId) : undefined
}

const portfolioToWire = async (
  services: Services,
  viewer: Viewer,
  account: AccountRecord,
): Promise<Pick<Risk, 'portfolioAggregateCF'>> => {
  const group = portfolioOf(viewer, account)
  const median = group && (await readMedian(services, group)).median
  return typeof median === 'number' ? { portfolioAggregateCF: median } : {}
}

type Points = Parameters<typeof scoresOf>[0]

const scored = (points: Points, covered: AssessmentRecord['covered']): Risk['factors'] => {
  const scores = scoresOf(points, covered)
  return factors.map((factor) => ({ factor, score: scores[factor] }))
}

/** Only the scores of an account's risk; undefined for viewers who do not see them. */
export const readScores = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Pick<Risk, 'companyAggregateCF' | 'industryAggregateCF' | 'factors'> | undefined> => {
  if (!isPermitted(viewer, 'risk:read')) return undefined
  const handle = services.database.handle()
  const [found] = await handle
    .select({ account: accounts, assessment: riskAssessments })
    .from(accounts)
    .leftJoin(riskAssessments, eq(riskAssessments.accountId, accounts.id))
    .where(and(eq(accounts.id, accountId), riskScope(viewer)))
  if (found === undefined) return undefined
  const points = await handle
    .select({ factor: riskFindings.factor, points: riskFindings.points })
    .from(riskFindings)
    .where(eq(riskFindings.accountId, accountId))
  const { account } = found
  const assessment = found.assessment && currentAssessment(account, found.assessment)
  return {
    companyAggregateCF: assessment?.companyScore ?? null,
    industryAggregateCF: industryAggregateOf(await readMedian(services, industryGroup(account)))
      .score,
    factors: scored(points, assessment?.covered ?? []),
  }
}

/** The risk of an account with its assessment, as its viewer sees it. */
const assessedToWire = async (
  services: Services,
  viewer: Viewer,
  account: AccountRecord,
  assessment: AssessmentRecord | undefined,
): Promise<Risk> => {
  const { assessed, covered } = assessment ?? { assessed: null, covered: [] }
  const findings = await findingsToWire(services, account.id, { assessed, covered })
  // the stored factor of each finding
  const points = findings.flatMap(({ factor, points }) =>
    factor === 'unknown' ? [] : [{ factor, points }],
  )
  const industry = industryAggregateOf(await readMedian(services, industryGroup(account)))
  const scan = scanStateOf(services, account, assessment)
  const domain = scannedDomain(account)
  const canRefresh = isPermitted(viewer, 'risk:refresh') && domain !== undefined && scan !== 'off'
  return {
    accountId: account.id,
    companyName: account.name,
    timeZone: zoneOf(account),
    ...(domain !== undefined && { domain }),
    assessed: assessed?.toISOString() ?? null,
    scan,
    companyAggregateCF: assessment?.companyScore ?? null,
    industryAggregateCF: industry.score,
    ...(await portfolioToWire(services, viewer, account)),
    industry: { basis: industry.basis, companies: industry.companies },
    factors: scored(points, covered),
    findings,
    history: await historyToWire(services, account.id),
    allowedActions: canRefresh ? ['refresh'] : [],
  }
}

/** The risk of an account as its viewer sees it. */
export const riskToWire = async (
  services: Services,
  viewer: Viewer,
  account: AccountRecord,
): Promise<Risk> => assessedToWire(services, viewer, account, await assessmentOf(services, account))

/** Reads the risk of an account; the first read of a new domain queues its scan. */
export const readRisk = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Risk> => {
  const account = await scannedAccount(services, viewer, accountId)
  const assessment = await assessmentOf(services, account)
  const isScanned = assessment?.domain === scannedDomain(account)
  if (!isScanned && scanStateOf(services, account, assessment) === 'idle') {
    await scanForReader(services, accountId)
    return riskToWire(services, viewer, account)
  }
  return assessedToWire(services, viewer, account, assessment)
}

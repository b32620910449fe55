import { eq } from 'drizzle-orm'
import type { Factor } from '#core/insurance/risk/factors.ts'
import { dayOf } from '../../directory/states/zones.ts'
import type { Services } from '../../kernel/services.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import {
  changesOf,
  countChanges,
  groupsOf,
  industryAggregateOf,
  industryGroup,
  readMedian,
  type CountedScore,
} from './distributions.ts'
import { scannedDomain } from './scanned-domain.ts'
import type { Observation } from './score-provider.ts'
import { aggregateOf, ratingOf, scoresOf } from './scores.ts'
import {
  riskAssessments,
  riskFindings,
  riskHistory,
  type AssessmentRecord,
  type FindingRecord,
} from './tables.ts'

/** Findings of a domain and the covered factors, before they are rated. */
interface UnratedFindings {
  readonly domain: string
  readonly findings: readonly Omit<FindingRecord, 'factor' | 'severity' | 'points'>[]
  readonly covered: readonly Factor[]
}

const countedOf = ({ companyScore, groups }: AssessmentRecord): CountedScore | undefined =>
  companyScore === null ? undefined : { score: companyScore, groups }

/** Rates findings, and stores them with their scores and the day's history entry. */
const writeScores = async (
  services: Services,
  account: AccountRecord,
  before: AssessmentRecord,
  { domain, findings, covered }: UnratedFindings,
): Promise<void> => {
  const now = services.clock.now()
  const handle = services.database.handle()
  const accountId = account.id
  const rated = findings.map((each) => ({ ...each, ...ratingOf(each.kind) }))
  await handle.delete(riskFindings).where(eq(riskFindings.accountId, accountId))
  if (rated.length > 0) await handle.insert(riskFindings).values(rated)
  const score = aggregateOf(scoresOf(rated, covered))
  const groups = groupsOf(account)
  await countChanges(
    services,
    changesOf([{ from: countedOf(before), to: score === null ? undefined : { score, groups } }]),
  )
  await handle
    .update(riskAssessments)
    .set({
      requested: null,
      failed: null,
      assessed: now,
      domain,
      covered: [...covered],
      companyScore: score,
      groups,
    })
    .where(eq(riskAssessments.accountId, accountId))
  if (score === null) return
  const industry = industryAggregateOf(await readMedian(services, industryGroup(account)))
  const day = {
    accountId,
    day: dayOf(account, now),
    companyScore: score,
    industryScore: industry.score,
    assessed: now,
  }
  await handle
    .insert(riskHistory)
    .values(day)
    .onConflictDoUpdate({ target: [riskHistory.accountId, riskHistory.day], set: day })
}

/** The account with its assessment, which is locked until the transaction ends. */
const lockAssessment = async ({ database }: Services, accountId: string) => {
  const [row] = await database
    .handle()
    .select({ account: accounts, assessment: riskAssessments })
    .from(riskAssessments)
    .innerJoin(accounts, eq(accounts.id, riskAssessments.accountId))
    .where(eq(riskAssessments.accountId, accountId))
    .for('update', { of: riskAssessments })
  return row
}

const findingsOf = ({ database }: Services, accountId: string) =>
  database.handle().select().from(riskFindings).where(eq(riskFindings.accountId, accountId))

/**
 * Stores a domain scan's observations. A repeated finding keeps its date. Stores nothing if the
 * account's domain has changed meanwhile: the next read queues a scan of the new one.
 */
export const storeScan = (
  services: Services,
  { accountId, domain }: { readonly accountId: string; readonly domain: string },
  observations: readonly Observation[],
  covered: readonly Factor[],
): Promise<void> =>
  services.database.transaction(async () => {
    const row = await lockAssessment(services, accountId)
    // the account was deleted meanwhile
    if (row === undefined) return
    if (scannedDomain(row.account) !== domain) {
      const handle = services.database.handle()
      await handle
        .update(riskAssessments)
        .set({ requested: null })
        .where(eq(riskAssessments.accountId, accountId))
      return
    }
    const known = row.assessment.domain === domain ? await findingsOf(services, accountId) : []
    const findings = observations.map((each) => {
      const same = known.find(({ kind, subject }) => kind === each.kind && subject === each.subject)
      return {
        ...each,
        id: same?.id ?? services.newId(),
        accountId,
        found: same?.found ?? services.clock.now(),
      }
    })
    await writeScores(services, row.account, row.assessment, { domain, findings, covered })
  })

/** Scores the stored findings of an account again; does nothing if its domain was not scanned. */
export const rescore = (services: Services, accountId: string): Promise<void> =>
  services.database.transaction(async () => {
    const row = await lockAssessment(services, accountId)
    if (row === undefined || row.assessment.assessed === null) return
    const { domain, covered } = row.assessment
    if (domain === null || domain !== scannedDomain(row.account)) return
    const findings = await findingsOf(services, accountId)
    await writeScores(services, row.account, row.assessment, { domain, findings, covered })
  })

/** Deletes an account's risk and removes it from the medians. */
export const deleteRisk = async (services: Services, accountId: string): Promise<void> => {
  const row = await lockAssessment(services, accountId)
  if (row === undefined) return
  await countChanges(services, changesOf([{ from: countedOf(row.assessment) }]))
  const handle = services.database.handle()
  for (const table of [riskFindings, riskHistory, riskAssessments])
    await handle.delete(table).where(eq(table.accountId, accountId))
}

/** Records that a scan failed; earlier scores of the same domain stay. */
export const storeFailure = (
  services: Services,
  { accountId, domain }: { readonly accountId: string; readonly domain: string | null },
): Promise<void> =>
  services.database.transaction(async () => {
    const row = await lockAssessment(services, accountId)
    if (row === undefined) return
    const isSame = row.assessment.domain === domain
    const handle = services.database.handle()
    if (!isSame) {
      await countChanges(services, changesOf([{ from: countedOf(row.assessment) }]))
      await handle.delete(riskFindings).where(eq(riskFindings.accountId, accountId))
    }
    await handle
      .update(riskAssessments)
      .set({
        requested: null,
        failed: services.clock.now(),
        ...(!isSame && { domain, assessed: null, covered: [], companyScore: null, groups: [] }),
      })
      .where(eq(riskAssessments.accountId, accountId))
  })

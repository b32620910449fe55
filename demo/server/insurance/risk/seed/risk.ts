import { isNotNull } from 'drizzle-orm'
import { factors } from '#core/insurance/risk/factors.ts'
import { dayOf } from '../../../directory/states/zones.ts'
import { accounts, type AccountRecord } from '../../accounts/tables.ts'
import {
  changesOf,
  countChanges,
  groupsOf,
  industryAggregateOf,
  industryGroup,
  medianOf,
} from '../distributions.ts'
import { scannedDomain } from '../scanned-domain.ts'
import { aggregateOf, ratingOf, scoresOf } from '../scores.ts'
import { simulatedFindings } from '../simulated-scanner.ts'
import { riskAssessments, riskFindings, riskHistory } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'

const month = 2_629_800_000
const monthsAgo = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const

/** An account as if it had been scanned monthly: a score for each scan, and the last findings. */
interface Scanned {
  readonly account: AccountRecord
  readonly scores: readonly number[]
  readonly findings: (typeof riskFindings.$inferInsert)[]
}

const scan = (account: AccountRecord, domain: string, instants: readonly Date[]): Scanned => {
  const found = new Map<string, Date>()
  const scans = instants.map((instant) => {
    const findings = simulatedFindings(domain, instant).map((each) => {
      const before = found.get(each.kind) ?? instant
      return { ...each, ...ratingOf(each.kind), found: before }
    })
    found.clear()
    for (const { kind, found: since } of findings) found.set(kind, since)
    return findings
  })
  return {
    account,
    scores: scans.map((findings) => aggregateOf(scoresOf(findings, factors)) ?? 0),
    findings: (scans.at(-1) ?? []).map((each) => ({
      ...each,
      id: `risk-${account.id}-${each.kind}`,
      accountId: account.id,
    })),
  }
}

/** The aggregate of an account's industry at a scan. */
const industryAt = (all: readonly Scanned[], { account }: Scanned, at: number): number => {
  const group = industryGroup(account)
  const scores = all
    .filter((each) => industryGroup(each.account) === group)
    .flatMap(({ scores }) => scores[at] ?? [])
    .toSorted((one, other) => one - other)
  return industryAggregateOf(medianOf(scores.map((score) => ({ score, companies: 1 })))).score
}

const historyOf = (all: readonly Scanned[], scanned: Scanned, instants: readonly Date[]) =>
  instants.map((assessed, at) => ({
    accountId: scanned.account.id,
    day: dayOf(scanned.account, assessed),
    companyScore: scanned.scores[at] ?? 0,
    industryScore: industryAt(all, scanned, at),
    assessed,
  }))

/** The risk of the demo's accounts over the last year. */
export const seedRisk = async (services: Services): Promise<void> => {
  const handle = services.database.handle()
  const now = services.clock.now()
  const instants = monthsAgo.map((ago) => new Date(now.getTime() - ago * month))
  const records = await handle.select().from(accounts).where(isNotNull(accounts.domainName))
  const all = records.flatMap((account) => {
    const domain = scannedDomain(account)
    return domain === undefined ? [] : [scan(account, domain, instants)]
  })
  if (all.length === 0) return
  const assessments = all.map(({ account, scores }) => ({
    accountId: account.id,
    assessed: now,
    domain: scannedDomain(account) ?? null,
    covered: [...factors],
    companyScore: scores.at(-1) ?? 0,
    groups: groupsOf(account),
  }))
  await handle.insert(riskAssessments).values(assessments)
  const findings = all.flatMap((each) => each.findings)
  if (findings.length > 0) await handle.insert(riskFindings).values(findings)
  await handle.insert(riskHistory).values(all.flatMap((each) => historyOf(all, each, instants)))
  await countChanges(
    services,
    changesOf(
      assessments.map(({ companyScore, groups }) => ({ to: { score: companyScore, groups } })),
    ),
  )
}

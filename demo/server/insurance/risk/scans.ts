import { eq, gt, isNull, lte, or } from 'drizzle-orm'
import { ApiError } from '../../kernel/api-error.ts'
import { messageOf } from '../../kernel/log.ts'
import type { Services } from '../../kernel/services.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { storeFailure, storeScan } from './assessments.ts'
import { scanJob } from './jobs.ts'
import { scannedDomain } from './scanned-domain.ts'
import { ScanFailure } from './score-provider.ts'
import { configuredScanner } from './configured-scanner.ts'
import { riskAssessments } from './tables.ts'

/** Scans of one account by all callers, per hour. */
const accountLimit = { calls: 6, seconds: 3_600 } as const

/** Milliseconds after which a requested scan is given up. */
export const scanTimeout = 600_000
/** Milliseconds of one scan; shorter than the lease of a job. */
const scanLength = 30_000

/** Queues a scan unless one is waiting or running. */
export const queueScan = (services: Services, accountId: string): Promise<void> =>
  services.database.transaction(async () => {
    const now = services.clock.now()
    const [queued] = await services.database
      .handle()
      .insert(riskAssessments)
      .values({ accountId, requested: now, covered: [], groups: [] })
      .onConflictDoUpdate({
        target: riskAssessments.accountId,
        set: { requested: now },
        setWhere: or(
          isNull(riskAssessments.requested),
          lte(riskAssessments.requested, new Date(now.getTime() - scanTimeout)),
          // before the clock was set back
          gt(riskAssessments.requested, now),
        ),
      })
      .returning({ accountId: riskAssessments.accountId })
    if (queued === undefined) return
    await services.queue.enqueue(
      scanJob,
      { accountId },
      { key: `${scanJob.kind} ${accountId} ${now.getTime()}` },
    )
  })

/** Queues a scan that a user requests, within the account's limit. */
export const requestScan = async (
  services: Services,
  account: Pick<AccountRecord, 'id' | 'domainName'>,
): Promise<void> => {
  if (configuredScanner(services.config) === undefined) throw new ApiError('scansOff')
  if (scannedDomain(account) === undefined) throw new ApiError('domainMissing')
  await services.limits.take('scan account', account.id, accountLimit)
  await queueScan(services, account.id)
}

/**
 * Queues the first scan of a domain when it is first read, within the account's limit: a domain that
 * changes repeatedly costs no more than repeated clicks on the button.
 */
export const scanForReader = async (services: Services, accountId: string): Promise<void> => {
  try {
    await services.limits.take('scan account', accountId, accountLimit)
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return
    throw error
  }
  await queueScan(services, accountId)
}

/** Scans an account's domain and stores the result or the failure. */
export const runScan = async (services: Services, accountId: string): Promise<void> => {
  const scanner = configuredScanner(services.config)
  const [account] = await services.database
    .handle()
    .select({ domainName: accounts.domainName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const domain = account && scannedDomain(account)
  if (scanner === undefined || domain === undefined)
    return storeFailure(services, { accountId, domain: domain ?? null })
  const signal = AbortSignal.timeout(scanLength)
  try {
    const now = services.clock.now()
    const found = await services.concurrency.pause(() => scanner.scan({ domain, now, signal }))
    await storeScan(services, { accountId, domain }, found, scanner.covers)
  } catch (error) {
    if (!(error instanceof ScanFailure) && !signal.aborted) throw error
    services.log({ what: 'scan failed', accountId, domain, reason: messageOf(error) })
    await storeFailure(services, { accountId, domain })
  }
}

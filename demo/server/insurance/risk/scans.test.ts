import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { reassessRisk } from '#core/insurance/quotes/price/reassessment-endpoint.ts'
import { getRisk, refreshRisk, reloadRisk } from '#core/insurance/risk/endpoints.ts'
import { accountIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { accounts } from '../accounts/tables.ts'
import { quotes } from '../quotes/tables.ts'
import { jobs } from '../../kernel/queue/tables.ts'
import { storeFailure } from './assessments.ts'
import { scanJob } from './jobs.ts'
import { riskAssessments, riskDistributions, riskFindings, riskHistory } from './tables.ts'

const accountId = accountIds.customer
const params = { accountId }
const hour = 3_600_000
const day = 24 * hour

let platform: TestPlatform
let domainName: string | null
beforeAll(async () => {
  platform = await testPlatform()
  const [account] = await handle()
    .select({ domainName: accounts.domainName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  domainName = account?.domainName ?? null
})
// a scanned account with its own domain and a full hourly limit
beforeEach(async () => {
  platform.advanceTime(hour)
  await changeDomain(domainName)
  await refresh('underwriter')
  await platform.drain()
  platform.advanceTime(hour)
})
afterAll(() => platform.close())

const read = (as: As = 'agent', id = accountId) =>
  platform.request(getRisk, { params: { accountId: id } }, as)
const refresh = (as: As = 'agent') => platform.request(refreshRisk, { params }, as)
const handle = () => platform.services.database.handle()

const changeDomain = (name: string | null) =>
  handle().update(accounts).set({ domainName: name }).where(eq(accounts.id, accountId))

/** Deletes everything about an account's scans. */
const forget = async () => {
  await handle().delete(riskFindings).where(eq(riskFindings.accountId, accountId))
  await handle().delete(riskHistory).where(eq(riskHistory.accountId, accountId))
  await handle().delete(riskAssessments).where(eq(riskAssessments.accountId, accountId))
}

describe('scans', () => {
  test('the first read queues the first scan', async () => {
    await forget()
    const first = await read()
    expect(first).toMatchObject({ assessed: null, companyAggregateCF: null, scan: 'running' })
    expect(first.factors.every(({ score }) => score === null)).toBe(true)
    await platform.drain()
    const scanned = await read()
    expect(scanned).toMatchObject({ scan: 'idle', assessed: expect.any(String) })
    expect(scanned.companyAggregateCF).toBeTypeOf('number')
  })

  test('repeated refreshes run once, and findings keep their dates', async () => {
    const before = await read()
    await Promise.all([refresh(), refresh()])
    expect(await refresh('underwriter')).toMatchObject({ scan: 'running' })
    const waiting = await handle().select().from(jobs).where(eq(jobs.kind, scanJob.kind))
    expect(waiting).toHaveLength(1)
    platform.advanceTime(day)
    await platform.drain()
    const after = await read()
    expect(after.assessed).not.toBe(before.assessed)
    const dates = after.history.map(({ date }) => date)
    expect(dates.at(-1)?.localeCompare(before.history.at(-1)?.date ?? '')).toBe(1)
    const dateOf = (risk: typeof before) =>
      new Map(risk.findings.map((each) => [each.id, each.found]))
    const known = after.findings.filter(({ id }) => dateOf(before).has(id))
    expect(known.length).toBeGreaterThan(0)
    for (const { id, found } of known) expect(found).toBe(dateOf(before).get(id))
  })

  test('one account is scanned a few times an hour', async () => {
    const outcomes: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      await refresh().then(
        () => outcomes.push(200),
        (error: { status: number }) => outcomes.push(error.status),
      )
      await platform.drain()
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    platform.advanceTime(hour)
    await expect(refresh()).resolves.toMatchObject({ accountId })
  })

  test('an account without a domain is not scanned', async () => {
    await forget()
    await changeDomain(null)
    expect(await read()).toMatchObject({ scan: 'noDomain', allowedActions: [] })
    await expect(refresh()).rejects.toMatchObject({ status: 409, code: 'domainMissing' })
  })

  test('a new domain shows nothing of the previous one, and its first read queues its scan', async () => {
    const before = await read()
    expect(before.findings.length).toBeGreaterThan(0)
    await changeDomain('another-company.example')
    const empty = { domain: 'another-company.example', assessed: null, companyAggregateCF: null }
    const reloaded = await platform.request(reloadRisk, { params }, 'agent')
    expect(reloaded).toMatchObject({ ...empty, findings: [], scan: 'idle' })
    const first = await read()
    expect(first).toMatchObject({ ...empty, findings: [], scan: 'running' })
    expect(first.factors.every(({ score }) => score === null)).toBe(true)
    expect(first.history).toEqual(before.history)
    await platform.drain()
    const scanned = await read()
    expect(scanned).toMatchObject({ scan: 'idle', assessed: expect.any(String) })
    const known = new Set(before.findings.map(({ id }) => id))
    expect(scanned.findings.filter(({ id }) => known.has(id))).toEqual([])
    await changeDomain(null)
    expect(await read()).toMatchObject({ scan: 'noDomain', assessed: null, findings: [] })
  })

  test('quickly changing domains are scanned within the account’s limit', async () => {
    const states: string[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      await changeDomain(`company-${turn}.example`)
      states.push((await read()).scan)
      await platform.drain()
    }
    expect(states.filter((each) => each === 'running')).toHaveLength(6)
    expect(await read()).toMatchObject({
      domain: 'company-7.example',
      assessed: null,
      scan: 'idle',
    })
  })

  test('a domain that cannot be scanned has no scores, and is scanned again only on request', async () => {
    const domain = 'another-company.example'
    await changeDomain(domain)
    await storeFailure(platform.services, { accountId, domain })
    const failed = { scan: 'failed', assessed: null, companyAggregateCF: null, findings: [] }
    expect(await read()).toMatchObject(failed)
    expect(await read()).toMatchObject(failed)
    expect(await refresh()).toMatchObject({ scan: 'running' })
    // the scan finds no domain
    await changeDomain(null)
    await platform.drain()
    await changeDomain(domain)
    expect(await read()).toMatchObject({ scan: 'running' })
  })

  test('the quote of an account shows no scores of a previous domain', async () => {
    const [quote] = await handle()
      .select({ id: quotes.id })
      .from(quotes)
      .where(eq(quotes.accountId, accountId))
    const readQuote = () =>
      platform.request(getQuoteById, { params: { id: quote?.id ?? '' } }, 'agent')
    expect((await readQuote()).cowbellRiskFactors?.companyAggregateCF).toBeTypeOf('number')
    await changeDomain('another-company.example')
    expect((await readQuote()).cowbellRiskFactors?.companyAggregateCF).toBeNull()
  })

  test('counts of companies follow their scores', async () => {
    await changeDomain('another-company.example')
    const count = async () => {
      const rows = await handle()
        .select()
        .from(riskDistributions)
        .where(eq(riskDistributions.group, 'all'))
      return rows.reduce((sum, { companies }) => sum + companies, 0)
    }
    const before = await count()
    await refresh()
    await platform.drain()
    expect(await count()).toBe(before)
    const rows = await handle().select().from(riskDistributions)
    expect(rows.filter(({ companies }) => companies < 0)).toEqual([])
  })

  test('a platform without a scanner reports it', async () => {
    const off = await testPlatform({ riskScans: 'off' })
    expect(await off.request(getRisk, { params }, 'agent')).toMatchObject({
      scan: 'off',
      allowedActions: [],
    })
    await expect(off.request(refreshRisk, { params }, 'agent')).rejects.toMatchObject({
      status: 409,
      code: 'scansOff',
    })
    await off.close()
  })
})

describe('reassessing for a quote', () => {
  let quoteId: string
  beforeEach(async () => {
    const [quote] = await handle()
      .select({ id: quotes.id })
      .from(quotes)
      .where(eq(quotes.accountId, accountId))
    quoteId = quote?.id ?? ''
  })

  const reassess = async (as: As, more: { quoteId?: string; accountId?: string } = {}) =>
    platform.request(
      reassessRisk,
      {
        params: { accountId: more.accountId ?? accountId },
        body: { quoteId: more.quoteId ?? quoteId, product: 'P100', agentEmail: 'a@b.example' },
      },
      as,
    )

  test('underwriters scan the quote’s account', async () => {
    expect(await reassess('underwriter')).toMatchObject({ scan: 'running' })
    await platform.drain()
    expect(await read('underwriter')).toMatchObject({ scan: 'idle' })
  })

  test('is forbidden to other users, and a quote of another account is not found', async () => {
    await expect(reassess('agent')).rejects.toMatchObject({ status: 403 })
    await expect(reassess('customer')).rejects.toMatchObject({ status: 403 })
    await expect(reassess('underwriter', { quoteId: 'nothing' })).rejects.toMatchObject({
      status: 404,
    })
    const other = await handle()
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.agencyId, 'agency-albion'))
    await expect(reassess('underwriter', { accountId: other[0]?.id ?? '' })).rejects.toMatchObject({
      status: 404,
    })
  })
})

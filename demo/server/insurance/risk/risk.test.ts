import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { getRisk, refreshRisk, reloadRisk } from '#core/insurance/risk/endpoints.ts'
import { factors } from '#core/insurance/risk/factors.ts'
import { accountIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { accounts } from '../accounts/tables.ts'
import { riskAssessments, riskFindings } from './tables.ts'

const accountId = accountIds.customer
const params = { accountId }

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const read = (as: As = 'agent', id = accountId) =>
  platform.request(getRisk, { params: { accountId: id } }, as)
const refresh = (as: As = 'agent') => platform.request(refreshRisk, { params }, as)
const handle = () => platform.services.database.handle()

describe('the risk of a seeded account', () => {
  test('has eight factors, aggregates, and a year of history', async () => {
    const risk = await read('underwriter')
    expect(risk.factors.map(({ factor }) => factor)).toEqual(factors)
    expect(risk).toMatchObject({ scan: 'idle', companyName: 'Bayside Dental Group' })
    expect(risk.portfolioAggregateCF).toBeTypeOf('number')
    expect(risk.history).toHaveLength(13)
    expect(risk.history.at(-1)?.companyAggregateCF).toBe(risk.companyAggregateCF)
    const dates = risk.history.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(risk.timeZone).toBe('America/Chicago')
    expect(dates.at(-1)).toBe(dayIn(risk.timeZone, new Date(risk.assessed ?? 0)))
  })

  test('can be explained: each factor is 100 less the points of its findings', async () => {
    const { findings, factors } = await read()
    expect(findings.length).toBeGreaterThan(0)
    for (const { factor, score } of factors) {
      const points = findings
        .filter((each) => each.factor === factor)
        .reduce((sum, each) => sum + each.points, 0)
      expect(score).toBe(Math.max(0, 100 - points))
    }
  })

  test('rises by a finding’s lift once the finding is resolved', async () => {
    const before = await read()
    const [gone] = before.findings
    if (gone === undefined) throw new Error('nothing found')
    await handle().delete(riskFindings).where(eq(riskFindings.id, gone.id))
    const after = await platform.request(reloadRisk, { params }, 'agent')
    const scoreOf = (risk: typeof before) =>
      risk.factors.find(({ factor }) => factor === gone.factor)?.score ?? 0
    expect(scoreOf(after) - scoreOf(before)).toBe(gone.lift)
    expect((after.companyAggregateCF ?? 0) - (before.companyAggregateCF ?? 0)).toBe(
      gone.aggregateLift,
    )
    expect(after.history.at(-1)?.companyAggregateCF).toBe(after.companyAggregateCF)
  })
})

describe('access to risk scores', () => {
  test('a policyholder sees their own risk without a portfolio, and may not refresh it', async () => {
    const risk = await read('customer')
    expect(risk).not.toHaveProperty('portfolioAggregateCF')
    expect(risk.allowedActions).toEqual([])
    await expect(refresh('customer')).rejects.toMatchObject({ status: 403 })
  })

  test('another agency, and a user of the agency’s page, see nothing', async () => {
    await expect(read('wholesale')).rejects.toMatchObject({ status: 404 })
    await expect(read('broker')).rejects.toMatchObject({ status: 404 })
    await expect(read('embedUser')).rejects.toMatchObject({ status: 403 })
  })

  test('a token of the agency’s own server opens the risk of its account only', async () => {
    const token = (id: string): As => ({ grant: { kind: 'account', id } })
    expect((await read(token(accountId))).companyName).toBe('Bayside Dental Group')
    await expect(read(token('another'))).rejects.toMatchObject({ status: 404 })
  })

  test('agencies have a median of their own companies', async () => {
    const scores = await handle()
      .select({ score: riskAssessments.companyScore })
      .from(riskAssessments)
      .innerJoin(accounts, eq(accounts.id, riskAssessments.accountId))
      .where(eq(accounts.agencyId, 'agency-harbor'))
    const sorted = scores.flatMap(({ score }) => score ?? []).toSorted((a, b) => a - b)
    const middle = (sorted.length - 1) / 2
    const [lower = 0, upper = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
    expect((await read('agent')).portfolioAggregateCF).toBe(Math.round((lower + upper) / 2))
  })
})

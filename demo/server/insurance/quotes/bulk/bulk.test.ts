import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import * as bulk from '#core/insurance/quotes/bulk/endpoints.ts'
import * as selections from '#core/insurance/quotes/bulk/endpoints.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import { exportDeletedQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { deleteExpiredQuotes, deleteQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { BulkProgress } from '#core/platform/bulk/model.ts'
import { activity } from '../../../kernel/activity/tables.ts'
import { statusOf } from '../../../testing/failure.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'
import { quotePrices, quotes } from '../tables.ts'

const company = 'Five Hundred Dental'
const declined = { reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false } as const
const loss = { reasonSummary: 'Price is High', reason: 'Elsewhere' } as const

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

/** Saves a quote and copies of it with later numbers. */
const copied = async (name: string, copies: number): Promise<Quote> => {
  const quote = await save(platform, draftOf(name))
  const handle = platform.services.database.handle()
  const [record] = await handle.select().from(quotes).where(eq(quotes.id, quote.id))
  const [price] = await handle.select().from(quotePrices).where(eq(quotePrices.quoteId, quote.id))
  if (record === undefined || price === undefined) throw new Error('No quote to copy')
  const rows = Array.from({ length: copies }, (_, at) => ({
    ...record,
    id: randomUUID(),
    quoteNumber: `${record.quoteNumber}-${at + 1000}`,
    requestId: null,
    requestOwner: null,
  }))
  await handle.insert(quotes).values(rows)
  await handle.insert(quotePrices).values(rows.map(({ id }) => ({ ...price, quoteId: id })))
  return quote
}

const selected = async (search: string, as: As = 'agent') =>
  platform.request(selections.selectQuotes, { query: { search, sort: 'quoteNumber,asc' } }, as)

/** The records of a selection as they were read. */
const recordsOf = ({ rows }: Awaited<ReturnType<typeof selected>>) =>
  rows.map(({ id, modified }) => ({ id, seen: modified }))

/** Repeats a call until nothing is left, as a client does. */
const toEnd = async (call: () => Promise<BulkProgress>) => {
  for (let calls = 1; ; calls += 1) {
    const progress = await call()
    if (progress.left === 0) return { ...progress, calls }
  }
}

/** Milliseconds for 503 decisions on a busy machine. */
const busyTimeout = 180_000

test(
  '500 of 503 quotes are declined, and the others report the reason',
  async () => {
    await copied(company, 502)
    const all = await selected(company, 'underwriter')
    expect(all).toMatchObject({ hasMore: false })
    expect(all.rows).toHaveLength(503)
    expect(all.rows[0]?.name).toContain(company)
    const records = recordsOf(all)
    // one is changed after it was read, one deleted, one declined
    const [changed, gone, before] = all.rows.map(({ id }) => id)
    const handle = platform.services.database.handle()
    await handle
      .update(quotes)
      .set({ modified: new Date() })
      .where(eq(quotes.id, changed ?? ''))
    const target = { product: 'P100' as const, quoteId: gone ?? '' }
    await platform.request(deleteQuote, { params: target }, 'agent')
    const single = { params: { id: before ?? '' }, body: declined }
    await platform.request(underwritingCalls.declineQuote, single, 'underwriter')

    const body = { requestId: 'five-hundred', records, with: declined }
    const call = () => platform.request(bulk.declineQuotes, { body }, 'underwriter')
    // a double click: both calls continue the same action
    const [first, twice] = await Promise.all([call(), call()])
    expect(first.total).toBe(503)
    expect(Math.min(first.left, twice.left)).toBeLessThan(454)
    const end = await toEnd(call)
    const failed = end.results.filter(({ error }) => error !== undefined)
    expect(failed.map(({ id, error }) => [id, error?.code])).toEqual([
      [changed, 'quoteChanged'],
      [gone, 'quoteDecided'],
      [before, 'quoteDecided'],
    ])
    expect(failed[2]?.error?.detail).toMatch(/Declined/)
    // a lost response is returned again, and nothing is done twice
    expect((await call()).results).toEqual(end.results)
    const statuses = await handle
      .select({ status: quotes.effectiveStatus, reason: quotes.declineReason })
      .from(quotes)
      .where(
        inArray(
          quotes.id,
          all.rows.map(({ id }) => id),
        ),
      )
    expect(statuses.filter(({ status }) => status === 'DECLINED')).toHaveLength(501)
    const numbers = all.rows.map(({ name }) => name.split(',')[0] ?? '')
    const entries = await handle
      .select({ number: activity.subjectNumber })
      .from(activity)
      .where(inArray(activity.subjectNumber, numbers))
    expect(entries.filter(({ number }) => number === numbers[100])).toHaveLength(1)
    expect(entries).toHaveLength(502)
  },
  busyTimeout,
)

describe('several quotes', () => {
  test('can be marked as lost, get a need-by date and be deleted; another action, reason or record under the same id is rejected', async () => {
    const { id, effectiveDate } = await copied('Several Dental', 1)
    const records = recordsOf(await selected('Several Dental'))
    expect(records).toHaveLength(2)
    const ofAll = (requestId: string) => ({
      requestId,
      records: records.map((each) => ({ id: each.id })),
    })
    const dated = await platform.request(
      bulk.setNeedByOfQuotes,
      { body: { ...ofAll('dated'), with: { needBy: effectiveDate } } },
      'agent',
    )
    expect(dated.results.map(({ error }) => error)).toEqual([undefined, undefined])
    const past = await platform.request(
      bulk.setNeedByOfQuotes,
      { body: { ...ofAll('past'), with: { needBy: '2020-01-01' } } },
      'agent',
    )
    expect(past.results[0]?.error?.detail).toBe('Choose a day from today to a year ahead')
    await platform.request(bulk.loseQuotes, { body: { ...ofAll('lost'), with: loss } }, 'agent')
    expect(await platform.request(calls.getQuoteById, { params: { id } }, 'agent')).toMatchObject({
      status: 'LOST',
      loss,
      needBy: effectiveDate,
    })
    await platform.request(bulk.deleteQuotes, { body: ofAll('gone') }, 'agent')
    expect((await selected('Several Dental')).rows).toEqual([])
    const other = platform.request(bulk.deleteQuotes, { body: ofAll('lost') }, 'agent')
    await expect(other).rejects.toMatchObject({ status: 409 })
    const again = (more: object) => {
      const body = { ...ofAll('lost'), with: loss, ...more }
      return statusOf(platform.request(bulk.loseQuotes, { body }, 'agent'))
    }
    expect(await again({})).toBe(200)
    // neither is done: the response would be about the earlier request
    expect(await again({ with: { ...loss, reason: 'Another' } })).toBe(409)
    expect(await again({ records: [{ id }] })).toBe(409)
  })

  test('are not found if another agency has some or all of them', async () => {
    const own = await save(platform, draftOf('Own Dental'))
    const foreign = await save(platform, draftOf('Foreign Dental'), 'wholesale')
    const call = (requestId: string, ids: readonly string[]) => {
      const body = { requestId, records: ids.map((id) => ({ id })) }
      return platform.request(bulk.deleteQuotes, { body }, 'agent')
    }
    const { results } = await call('mixed', [foreign.id, own.id])
    expect(results).toMatchObject([{ name: '', error: { code: 'notFound' } }, { id: own.id }])
    await expect(call('foreign', [foreign.id])).rejects.toMatchObject({ status: 404 })
    expect((await selected('Foreign Dental')).rows).toEqual([])
  })

  test('can be acted on a limited number of times per minute and session', async () => {
    await platform.tokenOf('broker')
    const ask = () =>
      selected('x', 'broker').then(
        () => 'answered',
        ({ status }) => status,
      )
    const answers = await Promise.all(Array.from({ length: 70 }, ask))
    expect(answers).toContain(429)
  })
})

test('a user starts a limited number of actions per day, and continues each as often as needed', async () => {
  const strict = await testPlatform({ limitFactor: 0.1 })
  const quote = await save(strict, draftOf('Daily Dental'))
  const records = [{ id: quote.id }]
  const call = async (requestId: string): Promise<number> => {
    strict.advanceTime(61_000)
    const input = { body: { requestId, records, with: { needBy: quote.effectiveDate } } }
    return statusOf(strict.request(bulk.setNeedByOfQuotes, input, 'agent'))
  }
  const statuses: number[] = []
  // oxlint-disable-next-line no-await-in-loop
  for (let at = 0; at < 21; at += 1) statuses.push(await call(`daily-${at}`))
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  expect(await call('daily-0')).toBe(200)
  await strict.close()
})

test('quotes that are deleted together are logged one by one', async () => {
  const quote = await copied('Together Dental', 1)
  platform.advanceTime(40 * 86_400_000)
  const query = { accountId: quote.accountId }
  await platform.request(deleteExpiredQuotes, { query }, 'agent')
  const { content } = await platform.request(
    searchActivity,
    { query: { page: 0, size: 50 }, body: query },
    'underwriter',
  )
  const [last, other] = content
  const change = { field: 'status', before: 'EXPIRED', after: 'DELETED' }
  expect([last, other]).toMatchObject([{ changes: [change] }, { changes: [change] }])
  expect(last?.quoteNumber).not.toBe(other?.quoteNumber)
})

test('each agent gets one mail about quotes declined together, even if somebody stops halfway', async () => {
  await copied('Mailed Dental', 59)
  const records = recordsOf(await selected('Mailed Dental', 'underwriter'))
  const body = { requestId: 'mailed', records, with: { ...declined, isNotificationEnabled: true } }
  const call = () => platform.request(bulk.declineQuotes, { body }, 'underwriter')
  const about = async () =>
    (await platform.mails('agent@demo.test')).filter(({ text }) => text.includes('Mailed Dental'))
  const saved = (await about()).length
  const { left } = await call()
  expect(left).toBe(10)
  expect(await about()).toHaveLength(saved)
  platform.advanceTime(11 * 60_000)
  const [first] = await about()
  expect(first?.subject).toBe('50 quotes were declined')
  await toEnd(call)
  const mails = await about()
  expect(mails).toHaveLength(saved + 2)
  expect(mails[0]?.subject).toBe('10 quotes were declined')
  expect(mails[0]?.text).toContain('Reason: BOR')
  await call()
  platform.advanceTime(11 * 60_000)
  expect(await about()).toHaveLength(saved + 2)
})

describe('the trash and binders', () => {
  test('deleted quotes are selected, exported and restored together', async () => {
    await copied('Thrown Dental', 1)
    const records = recordsOf(await selected('Thrown Dental'))
    await platform.request(bulk.deleteQuotes, { body: { requestId: 'thrown', records } }, 'agent')
    const query = { search: 'Thrown Dental' }
    const thrown = await platform.request(selections.selectDeletedQuotes, { query }, 'agent')
    expect(thrown.rows).toHaveLength(2)
    const file = await platform.request(
      exportDeletedQuotes,
      { query: { ...query, columns: 'companyName,status' } },
      'agent',
    )
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(3)
    const body = { requestId: 'taken-back', records: recordsOf(thrown) }
    await platform.request(bulk.restoreQuotes, { body }, 'agent')
    expect((await selected('Thrown Dental')).rows).toHaveLength(2)
    const none = await platform.request(selections.selectDeletedQuotes, { query }, 'wholesale')
    expect(none.rows).toEqual([])
  })

  test.each([
    ['rescinded', bulk.rescindBinders, 'Binders of 3 quotes were rescinded'],
    ['issued', bulk.issueQuotes, '3 policies were issued'],
  ] as const)('the agent gets one mail about binders %s together', async (what, call, subject) => {
    const name = `Told ${what} Clinic`
    await Promise.all(
      ['North', 'South', 'West'].map(async (part) => {
        const { product, id: quoteId } = await requested(platform, `${name} ${part}`)
        await platform.request(bindCalls.approveQuote, { params: { product, quoteId } }, 'admin')
      }),
    )
    const about = async () =>
      (await platform.mails('agent@demo.test')).filter(({ text }) => text.includes(name))
    const before = (await about()).length
    const query = { search: name }
    const records = recordsOf(
      await platform.request(selections.selectBinders, { query }, 'admin'),
    ).map(({ id }) => ({ id }))
    expect(records).toHaveLength(3)
    await toEnd(() =>
      platform.request(call, { body: { requestId: `mailed-${what}`, records } }, 'admin'),
    )
    const mails = await about()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.subject).toBe(subject)
    expect(mails[0]?.text).toContain(`${name} West`)
  })

  test('binders are issued and rescinded together, each with its result', async () => {
    const bound = await Promise.all(
      ['Issued Binder Dental', 'Rescinded Binder Dental'].map(async (name) => {
        const quote = await requested(platform, name)
        const params = { product: quote.product, quoteId: quote.id }
        return platform.request(bindCalls.approveQuote, { params }, 'admin')
      }),
    )
    const query = { search: 'Binder Dental' }
    const chosen = await platform.request(selections.selectBinders, { query }, 'admin')
    expect(chosen.rows.map(({ id }) => id).toSorted()).toEqual(bound.map(({ id }) => id).toSorted())
    const [issued, rescinded] = bound.map(({ id }) => id)
    const only = (id = '') => recordsOf(chosen).filter((each) => each.id === id)
    const issue = { requestId: 'issue-binders', records: only(issued) }
    const done = await platform.request(bulk.issueQuotes, { body: issue }, 'admin')
    expect(done.results).toMatchObject([{ id: issued }])
    expect(done.results[0]?.error).toBeUndefined()
    const mailed = await platform.mails('agent@demo.test')
    expect(mailed.find(({ text }) => text.includes('Issued Binder Dental'))?.subject).toBe(
      'One policy was issued',
    )
    const all = {
      requestId: 'rescind-binders',
      records: recordsOf(chosen).map(({ id }) => ({ id })),
    }
    const { results } = await platform.request(bulk.rescindBinders, { body: all }, 'admin')
    const codeOf = (id = '') => results.find((each) => each.id === id)?.error?.code
    expect(codeOf(issued)).toBe('quoteStatusForbids')
    expect(codeOf(rescinded)).toBeUndefined()
    const get = { params: { id: rescinded ?? '' } }
    expect((await platform.request(calls.getQuoteById, get, 'agent')).status).toBe('RESCIND')
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { quotes } from '../../../insurance/quotes/tables.ts'
import { seedPassword } from '../../../directory/users/seed/users.ts'
import type { Failure } from '../../../testing/failure.ts'
import { nobodysId, testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { boundsFor } from '../../limits/concurrency.ts'
import { limitGroups } from './rate-limits.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const list = async (as: 'agent' | 'underwriter', signal?: AbortSignal): Promise<Response> =>
  platform.fetch('/api/quote/v1/search?sort=companyName,asc&size=10', {
    headers: { Authorization: `Bearer ${await platform.tokenOf(as)}` },
    ...(signal && { signal }),
  })

/** More parallel calls than a caller may have waiting and running. */
const tooMany = boundsFor(10).waitingOfOne + 50

/** Calls of a flood that may finish before that of another caller, because turns rotate. */
const maxMeanwhile = 30

/** The number of calls of a flood that finish before another call. */
const answeredMeanwhile = async (
  flood: readonly Promise<unknown>[],
  other: () => Promise<unknown>,
): Promise<number> => {
  let answered = 0
  const counted = flood.map((call) =>
    call
      .catch((error: unknown) => error)
      .then(() => {
        answered += 1
      }),
  )
  await Promise.race(counted)
  const earlier = answered
  await other()
  const meanwhile = answered - earlier
  await Promise.all(counted)
  return meanwhile
}

const many = <T>(count: number, call: (at: number) => Promise<T>): readonly Promise<T>[] =>
  Array.from({ length: count }, (_, at) => call(at))

test('a caller that floods light calls does not delay another', async () => {
  const quoteOf = async (as: As) => {
    const { content } = await platform.request(searchQuotes, { query: { size: 1 } }, as)
    return content[0]?.id ?? ''
  }
  const quoteId = await quoteOf('agent')
  const others = await quoteOf('broker')
  const flood = many(100, () =>
    platform.request(getQuoteById, { params: { id: quoteId } }, 'agent'),
  )
  const answered = await answeredMeanwhile(flood, () =>
    platform.request(getQuoteById, { params: { id: others } }, 'broker'),
  )
  expect(answered).toBeLessThan(maxMeanwhile)
})

const tokensAtWill: readonly (readonly [who: string, as: (at: number) => As])[] = [
  ['embed users of one page', (at) => ({ embedUser: `user ${at}` })],
  ['tokens of records', () => ({ grant: { kind: 'quote', id: nobodysId() } })],
]

test.each(tokensAtWill)('many %s in one network have the share of one caller', async (_, as) => {
  const read = (reader: As, ip: string) =>
    platform
      .request(getQuoteById, { params: { id: nobodysId() } }, reader, { ip })
      .catch(({ status }: Failure) => status)
  const here = '198.51.100.7'
  const users = Array.from({ length: 20 }, (_each, at) => as(at))
  const another = { embedUser: 'another' }
  // each has a token, and its calls are counted without the database
  for (const user of users) await read(user, here)
  await read(another, '203.0.113.8')
  const { database } = platform.services
  const hasLock = Promise.withResolvers<undefined>()
  const mayRead = Promise.withResolvers<undefined>()
  const locking = database.transaction(async () => {
    await database.handle().execute(sql`lock table ${quotes} in access exclusive mode`)
    hasLock.resolve(undefined)
    await mayRead.promise
  })
  await hasLock.promise
  let rejected = 0
  const flood = many(tooMany, async (at) => {
    if ((await read(users[at % users.length], here)) === 429) rejected += 1
  })
  try {
    await expect.poll(() => rejected, { timeout: 20_000 }).toBeGreaterThan(0)
    const other = read(another, '203.0.113.8')
    mayRead.resolve(undefined)
    expect(await other).toBe(404)
  } finally {
    mayRead.resolve(undefined)
    await Promise.all([locking, ...flood])
  }
  expect(rejected).toBeLessThan(tooMany)
})

test('wrong passwords of one address delay neither the sign-in of another nor lists', async () => {
  await platform.tokenOf('agent')
  const guess = (at: number) =>
    platform.request(
      signIn,
      { body: { username: `nobody${at}@demo.test`, password: 'wrong' } },
      undefined,
      { ip: '198.51.100.9' },
    )
  const flood = many(50, guess)
  const answered = await answeredMeanwhile(flood, async () => {
    const body = { username: 'broker@demo.test', password: seedPassword }
    await Promise.all([
      platform.request(signIn, { body }, undefined, { ip: '203.0.113.10' }),
      list('agent'),
    ])
  })
  expect(answered).toBeLessThan(maxMeanwhile)
})

test('some of too many parallel calls of a session are answered, the others get a retry time', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('underwriter')}` }
  const flood = many(tooMany, () => platform.fetch(getMe.path, { headers }))
  const others = await Promise.all([
    platform.request(getMe, {}, 'agent'),
    list('agent').then(({ status }) => status),
  ])
  expect(others).toEqual([expect.objectContaining({ email: 'agent@demo.test' }), 200])
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(tooMany)
  for (const answer of refused) {
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'tooManyRequests' })
  }
})

test('a call beyond the limit is rejected before it is read', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('underwriter')}` }
  const flood = many(tooMany, () => platform.fetch('/api/quote/v1/uw/none', { headers }))
  const { status } = await platform.fetch('/api/quote/v1/search?page=unread', { headers })
  expect(status).toBe(429)
  await Promise.all(flood)
  const later = await platform.fetch('/api/quote/v1/search?page=unread', { headers })
  expect(later.status).toBe(400)
})

test('calls without permission do not count against the limits of others at their address', async () => {
  const file = async (as: 'agent' | 'underwriter'): Promise<number> => {
    const headers = { Authorization: `Bearer ${await platform.tokenOf(as)}` }
    const { status } = await platform.fetch('/api/quote/v1/uw-inbox/export?columns=status', {
      headers,
    })
    return status
  }
  for (let turn = 0; turn < limitGroups.export.ip.calls; turn += 1)
    expect(await file('agent')).toBe(403)
  expect(await file('underwriter')).toBe(200)
})

test('aborted lists leave the queue', async () => {
  const leaving = new AbortController()
  const calls = Array.from({ length: 16 }, () => list('underwriter', leaving.signal))
  leaving.abort()
  await Promise.all(calls)
  expect((await list('underwriter')).status).toBe(200)
})

test('a failed list leaves the queue too', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await platform.fetch('/api/quote/v1/search?sort=nothing,asc', { headers })
    expect(answer.status).toBe(400)
  }
  expect((await list('agent')).status).toBe(200)
})

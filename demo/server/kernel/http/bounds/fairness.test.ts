import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe } from '#core/identity/session/endpoints.ts'
import { limitGroups } from './rate-limits.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'

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

test('of 100 parallel lists of one session, some are answered and the others get a retry time', async () => {
  await platform.tokenOf('underwriter')
  const flood = Array.from({ length: 100 }, () => list('underwriter'))
  const others = await Promise.all([
    platform.request(getMe, {}, 'agent'),
    list('agent').then(({ status }) => status),
  ])
  expect(others).toEqual([expect.objectContaining({ email: 'agent@demo.test' }), 200])
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(100)
  for (const answer of refused) {
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'tooManyRequests' })
  }
})

test.each(['/api/quote/v1/uw/none', '/api/account/v1/submission/options'])(
  'of 100 parallel reads of much, some get a retry time: %s',
  async (path) => {
    const headers = { Authorization: `Bearer ${await platform.tokenOf('underwriter')}` }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => platform.fetch(path, { headers })),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toContain(429)
    expect(statuses.size).toBe(2)
  },
)

test('a call beyond the limit is rejected before it is read', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('underwriter')}` }
  const flood = Array.from({ length: 40 }, () =>
    platform.fetch('/api/quote/v1/search', { headers }),
  )
  const { status } = await platform.fetch('/api/quote/v1/search?page=unread', { headers })
  expect(status).toBe(429)
  await Promise.all(flood)
  const later = await platform.fetch('/api/quote/v1/search?page=unread', { headers })
  expect(later.status).toBe(400)
})

test('calls without permission use up no limit of others at their address', async () => {
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
  const given = Array.from({ length: 16 }, () => list('underwriter', leaving.signal))
  leaving.abort()
  await Promise.all(given)
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

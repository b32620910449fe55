import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { viewerKinds } from '../../viewer-kind.ts'
import { readMatrix, type Column } from '../access/access-matrix.ts'
import { limitGroups } from './rate-limits.ts'

const matrix = readMatrix()
let platform: TestPlatform
beforeAll(async () => {
  // one or two calls in each window
  platform = await testPlatform({ limitFactor: 0.0001 })
})
afterAll(() => platform.close())

/** More calls than any limit of this platform. */
const max = 5

const minute = 60_000

/** The first kind of caller who may call. */
const callerOf = ({ id, audience }: Endpoint): As => {
  if (audience === 'public') return undefined
  const may = (column: Column): boolean => matrix.get(id)?.[column] !== 'none'
  const kind = viewerKinds.find(may)
  if (kind === undefined && !may('key')) throw new Error(`Nobody may call ${id}`)
  return kind ?? 'embedUser'
}

/** Calls an address until that is rejected for the number of calls. */
const flood = async (path: string, init: RequestInit): Promise<Response> => {
  for (let call = 0; call < max; call += 1) {
    const response = await platform.fetch(path, init)
    await response.body?.cancel()
    if (response.status === 429) return response
  }
  throw new Error(`${max} calls of ${path} were admitted`)
}

test.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
  'a flood of %s is rejected with a time to retry',
  async (_id, endpoint) => {
    platform.advanceTime(2 * minute)
    const as = callerOf(endpoint)
    const response = await flood(endpoint.path.replaceAll(/\{\w+\}/g, 'none'), {
      method: endpoint.method,
      headers: as ? { Authorization: `Bearer ${await platform.tokenOf(as)}` } : {},
    })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  },
)

test.each([
  '/openapi.json',
  '/healthz',
  '/outbox',
  '/outbox.json',
  '/demo/jobs',
  '/locales/en-US/errors.json',
  '/docs/errors',
  '/unsupported',
  '/login',
  '/agency/dashboard',
])('a flood of %s is rejected with a time to retry', async (path) => {
  platform.advanceTime(2 * minute)
  const response = await flood(path, { headers: { Accept: 'text/html' } })
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
})

describe('the limits of all reads', () => {
  test('are high enough for 200 open tabs behind one address', () => {
    // a page makes ten calls a minute in every tab, and a person changes pages once a second
    expect(limitGroups.read.ip.calls).toBeGreaterThanOrEqual(200 * 10 + 60 * 10)
    expect(limitGroups.read.token.calls).toBeGreaterThanOrEqual(60 * 10)
  })

  test('count a session’s reads separately from those of others at its address', async () => {
    const strict = await testPlatform({ limitFactor: 0.001 })
    const status = async (as: 'agent' | 'broker') => {
      const headers = { Authorization: `Bearer ${await strict.tokenOf(as)}` }
      return (await strict.fetch(getMe.path, { headers })).status
    }
    const calls = 2 * Math.ceil(limitGroups.read.ip.calls * 0.001)
    for (let call = 0; call < calls; call += 1) await status('agent')
    expect(await status('agent')).toBe(429)
    expect(await status('broker')).toBe(200)
    await strict.close()
  })
})

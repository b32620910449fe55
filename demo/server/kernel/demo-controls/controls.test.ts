import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getMe } from '#core/identity/session/endpoints.ts'
import { getUserSettings, putUserSettings } from '#core/platform/settings/endpoints.ts'
import { getFeatureFlags } from '#core/platform/flags/endpoints.ts'
import { getEnvironment } from '#core/platform/environment/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { mailJob } from '../outbox/jobs.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())
afterEach(() => platform.faults.clear())

const control = (path: string, body: unknown) =>
  platform.fetch(path, { method: 'PUT', body: JSON.stringify(body) })
const environment = () => platform.fetch('/api/auth/v1/env')

describe('faults', () => {
  test('apply as often as configured', async () => {
    const ordered = await control('/demo/faults', {
      path: '/api/auth/v1/env',
      status: 500,
      body: { detail: 'ordered' },
      times: 2,
    })
    expect(ordered.status).toBe(204)
    for (let call = 0; call < 2; call += 1) {
      const response = await environment()
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({ detail: 'ordered' })
    }
    expect((await environment()).status).toBe(200)
  })

  test('match subpaths and wildcards only', async () => {
    await control('/demo/faults', { path: '/api/auth', status: 503 })
    expect((await environment()).status).toBe(503)
    expect((await platform.fetch('/api/authority')).status).toBe(404)
    await platform.fetch('/demo/faults', { method: 'DELETE' })
    await control('/demo/faults', { path: '/api/*/env', status: 503 })
    expect((await environment()).status).toBe(503)
    expect((await platform.fetch('/api/auth/v1/me')).status).toBe(401)
  })

  test('drop the response of completed work', async () => {
    await control('/demo/faults', { path: '/api/user/v1/settings', drop: true, times: 1 })
    await expect(
      platform.request(putUserSettings, { body: { theme: 'dark' } }, 'agent'),
    ).rejects.toThrow('fetch failed')
    expect(await platform.request(getUserSettings, {}, 'agent')).toEqual({ theme: 'dark' })
  })

  test('a rate of 0 never applies, a rate of 1 always', async () => {
    await control('/demo/faults', { path: '/api/auth/v1/env', status: 500, rate: 0 })
    expect((await environment()).status).toBe(200)
    await platform.fetch('/demo/faults', { method: 'DELETE' })
    await control('/demo/faults', { path: '/api/auth/v1/env', status: 500, rate: 1 })
    expect((await environment()).status).toBe(500)
  })

  test('a delay alone delays the call and lets it succeed', async () => {
    await control('/demo/faults', { path: '/api/auth/v1/env', delayMs: 5, times: 1 })
    expect((await environment()).status).toBe(200)
  })

  test('do not apply to the controls themselves', async () => {
    await control('/demo/faults', { path: '/*', status: 500 })
    expect((await platform.fetch('/demo/faults', { method: 'DELETE' })).status).toBe(204)
    await expect(platform.request(getEnvironment, {})).resolves.toBeTruthy()
  })

  test.each([
    {},
    { path: 'no-slash' },
    { path: '/x', rate: 2 },
    { path: '/x', status: 99 },
    'x',
    null,
  ])('are rejected when invalid: %j', async (body) => {
    expect((await control('/demo/faults', body)).status).toBe(400)
  })
})

test('flags are set one by one and can be read without a token', async () => {
  await control('/demo/flags', { pools: true, ssoLogin: false })
  await control('/demo/flags', { pools: false })
  expect(await platform.request(getFeatureFlags, {})).toMatchObject({
    pools: false,
    ssoLogin: false,
  })
})

test('a flag of one region turns off that of the other', async () => {
  const flags = () => platform.request(getFeatureFlags, {})
  await control('/demo/flags', { UK_ENVIRONMENT: true })
  await control('/demo/flags', { AU_ENVIRONMENT: true })
  expect(await flags()).toMatchObject({ UK_ENVIRONMENT: false, AU_ENVIRONMENT: true })
  await control('/demo/flags', { UK_ENVIRONMENT: true, AU_ENVIRONMENT: true })
  expect(await flags()).toMatchObject({ UK_ENVIRONMENT: true, AU_ENVIRONMENT: false })
  await control('/demo/flags', { UK_ENVIRONMENT: false })
})

test('moving the clock expires tokens', async () => {
  const token = await platform.tokenOf('agent')
  const moved = await control('/demo/clock', { offsetMs: 3_600_000 })
  expect(await moved.json()).toMatchObject({ offsetMs: 3_600_000 })
  await expect(platform.request(getMe, {}, { token })).rejects.toMatchObject({ status: 401 })
  await control('/demo/clock', { offsetMs: 0 })
  await expect(platform.request(getMe, {}, { token })).resolves.toBeTruthy()
})

test('jobs are counted until they are done', async () => {
  const due = async () => (await platform.fetch('/demo/jobs')).json()
  await platform.drain()
  expect(await due()).toEqual({ due: 0 })
  const mail = { to: 'agent@demo.test', via: 'email', subject: 'Hello', text: 'Hello' } as const
  await platform.services.queue.enqueue(mailJob, mail)
  expect(await due()).toEqual({ due: 1 })
  await platform.drain()
  expect(await due()).toEqual({ due: 0 })
})

test('a clock that a demo moved has no effect when the demo is off', async () => {
  await control('/demo/clock', { offsetMs: 3_600_000 })
  const closed = await platform.another({ demo: false })
  const away = platform.platform.clock.now().getTime() - closed.clock.now().getTime()
  await closed.close()
  await control('/demo/clock', { offsetMs: 0 })
  expect(away).toBeGreaterThan(3_500_000)
})

test('the controls return 404 when the demo is off', async () => {
  const closed = await testPlatform({ demo: false })
  const calls = [
    closed.fetch('/outbox'),
    closed.fetch('/outbox.json'),
    closed.fetch('/demo/faults', { method: 'PUT', body: '{"path":"/"}' }),
    closed.fetch('/demo/faults', { method: 'DELETE' }),
    closed.fetch('/demo/flags', { method: 'PUT', body: '{}' }),
    closed.fetch('/demo/jobs'),
    closed.fetch('/demo/clock', { method: 'PUT', body: '{"offsetMs":1}' }),
  ]
  for (const response of await Promise.all(calls)) expect(response.status).toBe(404)
  const body = { username: 'admin@demo.test', password: 'Parapet-demo-1' }
  await expect(closed.request(signIn, { body })).rejects.toMatchObject({ status: 401 })
  await expect(closed.request(getMe, {}, 'admin')).rejects.toMatchObject({ status: 401 })
  await closed.close()
})

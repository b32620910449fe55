import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTyped } from '../../mail-text.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'

/** Milliseconds, many times the duration of a call that does not wait. */
const maxCallTime = 2_000

let platform: TestPlatform
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  // a call waits for the only connection longer than its timeout
  platform = await testPlatform({ maxCallTime }, { connections: 1, timeout: 60_000 })
  headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
})
afterAll(() => platform.close())

const settings = '/api/user/v1/settings'
const put = (body: BodyInit) =>
  platform.fetch(settings, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit)
const stored = async (): Promise<unknown> => (await platform.fetch(settings, { headers })).json()

/** Runs `work` while a transaction has the only connection. */
const whileBusy = async (work: () => Promise<void>): Promise<void> => {
  const ready = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const busy = platform.services.database.transaction(async () => {
    ready.resolve()
    await gate.promise
  })
  await ready.promise
  try {
    await work()
  } finally {
    gate.resolve()
    await busy
  }
}

test('a call that takes too long is answered with a retry, and does nothing afterwards', async () => {
  expect((await put('{"count":1}')).status).toBe(200)
  await whileBusy(async () => {
    const answer = await put('{"count":2}')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'overloaded' })
  })
  expect(await stored()).toEqual({ count: 1 })
})

test('a transaction that outlives its call is rolled back', async () => {
  const { database, send } = platform.services
  const controller = new AbortController()
  const late = database.abortable(controller.signal, () =>
    database.transaction(async () => {
      const text = asTyped('Late')
      await send({ region: 'US', to: 'late@example.test', via: 'email', subject: text, text })
      controller.abort(new Error('too late'))
    }),
  )
  await expect(late).rejects.toThrow('too late')
  expect(await platform.mails('late@example.test')).toEqual([])
})

test('the time in which the body arrives does not count', async () => {
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder()
      controller.enqueue(encoder.encode('{"count":'))
      await after(maxCallTime + 500)
      controller.enqueue(encoder.encode('3}'))
      controller.close()
    },
  })
  expect((await put(slow)).status).toBe(200)
  expect(await stored()).toEqual({ count: 3 })
})

test('/healthz answers while the database is busy', async () => {
  await whileBusy(async () => {
    const answer = await platform.fetch('/healthz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: 503, reason: 'database not answering' })
  })
  expect(await (await platform.fetch('/healthz')).json()).toEqual({ status: 'ok' })
})

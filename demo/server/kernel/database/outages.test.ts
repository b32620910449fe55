import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setImmediate as turn, setTimeout as after } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createKey } from '#core/administration/api-keys/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'
import { eventually } from '#core/testing/eventually.ts'
import { freePort } from '../../../tools/bin/test/ports.ts'
import { draftOf, save } from '../../insurance/quotes/draft.fixture.ts'
import { lockKey } from './lock-key.ts'
import { openPostgres } from './postgres.ts'
import { rowsOf } from './rows-of.ts'
import { apiErrorOf } from '../http/failure.ts'
import { handler } from '../queue/handler.ts'
import { job } from '../queue/job.ts'
import { jobs } from '../queue/tables.ts'
import { createWorker } from '../queue/worker.ts'
import { listen, type EventStream } from '../../testing/event-stream.ts'
import { endAll, launchMain } from '../../testing/main-process.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { startPostgresProxy, type PostgresProxy } from '../../testing/postgres-proxy.ts'

const url = env['TEST_DATABASE_URL'] ?? ''

/** Shorter than those of a platform, so that the tests take seconds. */
const bounds = {
  connections: 4,
  timeout: 1_000,
  answer: 1_500,
  idle: 1_500,
  checks: { every: 1_000, within: 900 },
} as const

const isReset = ({ type }: LiveEvent): boolean => type === 'reset'

// the embedded database has no connection that could break
describe.skipIf(url === '')('PostgreSQL', () => {
  let proxy: PostgresProxy
  let admin: Client
  let address = ''
  let platform: TestPlatform
  let headers: Readonly<Record<string, string>>
  let page: As
  beforeAll(async () => {
    proxy = await startPostgresProxy(url)
    const through = (direct: string) => (address = proxy.through(direct))
    platform = await testPlatform({ limitFactor: 1_000, accessTtl: 86_400 }, { ...bounds, through })
    admin = new Client({ connectionString: url })
    await admin.connect()
    headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    page = await testPage()
  })
  afterAll(async () => {
    await platform.close()
    await admin.end()
    await proxy.close()
  })

  /** An embed user of test mode. */
  const testPage = async (): Promise<As> => {
    const origins = ['http://localhost:5000']
    const key = { name: 'test', kind: 'publishable', mode: 'test', origins } as const
    const { key: clientKey } = await platform.request(createKey, { body: key }, 'agency')
    const body = { clientKey, visitorId: 'visitor-0001' }
    const origin = { headers: { Origin: 'http://localhost:5000' } }
    const { accessToken } = await platform.request(openAccess, { body }, undefined, origin)
    return { token: accessToken }
  }

  const databaseName = (): string => new URL(address).pathname.slice(1)

  /** The ways in which all connections can break. */
  const cuts = {
    'end of the connections': async () => {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [databaseName()],
      )
    },
    'reset by the network': async () => proxy.reset(),
  } as const
  const eachCut = Object.entries(cuts)

  const me = () => platform.fetch('/api/auth/v1/me', { headers })
  const search = () => platform.fetch('/api/quote/v1/search?sort=companyName,asc', { headers })
  const health = () => platform.fetch('/healthz')
  const putCount = (count: number) =>
    platform.fetch('/api/user/v1/settings', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ count }),
    })
  const storedCount = async (): Promise<number> => {
    const answer = await platform.fetch('/api/user/v1/settings', { headers })
    return z.object({ count: z.number() }).parse(await answer.json()).count
  }

  /** A call during an outage succeeds or returns Retry-After. */
  const expectRetry = async (answer: Response): Promise<void> => {
    const body: unknown = await answer.clone().json()
    expect(body).toMatchObject({ status: 503, requestId: expect.any(String) })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }

  const expectAll = async (): Promise<void> => {
    for (const call of [me, search, health]) {
      await eventually(async () => expect((await call()).status).toBe(200))
    }
  }

  /** A stream receives changes once the connection for announcements is back. */
  const expectHeard = async (stream: EventStream): Promise<void> => {
    await eventually(async () => {
      await save(platform, draftOf('Heard Dental'))
      expect(stream.events.some(({ type }) => type === 'changed')).toBe(true)
    })
    stream.clear()
  }

  describe.each(eachCut)('%s', (name, cut) => {
    test('answers calls under load with 503 and Retry-After, and loses no acknowledged write', async () => {
      const end = new AbortController()
      let attempted = 0
      let acknowledged = 0
      const failed: Response[] = []
      const good = { me: 0, search: 0, health: 0, write: 0, testMode: 0 }
      const repeat = async (kind: keyof typeof good, call: () => Promise<Response>) => {
        while (!end.signal.aborted) {
          const answer = await call()
          if (answer.ok) good[kind] += 1
          else failed.push(answer)
          await answer.text().catch(() => undefined)
        }
      }
      const write = async (): Promise<Response> => {
        attempted += 1
        const count = attempted
        const answer = await putCount(count)
        if (answer.ok) acknowledged = count
        return answer
      }
      const priceInTestMode = () =>
        save(platform, draftOf('Cut Dental'), page).then(
          () => new Response(),
          ({ status, code, headers: more }: { status: number; code: string; headers: Headers }) =>
            Response.json({ status, code, requestId: '' }, { status, headers: more }),
        )
      const load = [
        repeat('me', me),
        repeat('me', me),
        repeat('search', search),
        repeat('health', health),
        repeat('write', write),
        repeat('testMode', priceInTestMode),
      ]
      try {
        for (let round = 0; round < 6; round += 1) {
          const before = { ...good }
          await cut()
          // every kind of call succeeds again
          await eventually(() => {
            expect(
              Object.keys(good).filter(
                (kind) => good[kind as keyof typeof good] <= before[kind as keyof typeof good],
              ),
            ).toEqual([])
          })
        }
      } finally {
        end.abort()
      }
      await Promise.all(load)
      for (const answer of failed) {
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      }
      const stored = await storedCount()
      expect(stored).toBeGreaterThanOrEqual(acknowledged)
      expect(stored).toBeLessThanOrEqual(attempted)
    })

    test.each(['live', 'test'] as const)(
      'fails a transaction of %s mode between two statements only',
      async (mode) => {
        const { database } = platform.services
        const pidOf = async (): Promise<number> => {
          const result = await database.handle().execute(sql`select pg_backend_pid() as pid`)
          return rowsOf<{ readonly pid: number }>(result)[0]?.pid ?? 0
        }
        const isGone = async (pid: number): Promise<boolean> => {
          const found = await admin.query('select 1 from pg_stat_activity where pid = $1', [pid])
          return found.rows.length === 0
        }
        const cutWithin = () =>
          database.transaction(async () => {
            const pid = await pidOf()
            await cut()
            while (!(await isGone(pid)));
            await turn()
            await pidOf()
          })
        // more often than there are connections: none is lost permanently
        for (let time = 0; time <= bounds.connections; time += 1) {
          const error = await database
            .inMode(mode, cutWithin)
            .catch((reason: unknown) => apiErrorOf(reason))
          expect(error).toMatchObject({ status: 503, code: 'unavailable' })
        }
        await database.inMode(mode, () => database.transaction(pidOf))
        await expectAll()
      },
    )

    test('notifies open streams that they may have missed changes', async () => {
      const stream = await listen(platform.platform, await platform.tokenOf('claims'))
      await expectHeard(stream)
      await cut()
      expect((await stream.until(isReset)).at(-1)).toEqual({ type: 'reset' })
      await expectAll()
      await expectHeard(stream)
      stream.close()
    })

    test('retries jobs until each is done once', async () => {
      const { services } = platform
      const payload = z.object({ number: z.number() })
      const inside = job(`inside ${name}`, payload)
      const outside = job(`outside ${name}`, payload)
      const written = job(`written ${name}`, payload)
      const sent: number[] = []
      const cutAt = new Set([3, 8])
      const known = [
        handler(inside, 'transaction', async ({ number }) => {
          await services.queue.enqueue(written, { number }, { at: new Date('2100-01-01') })
          if (cutAt.delete(number)) await cut()
        }),
        handler(outside, 'outside', async ({ number }) => {
          sent.push(number)
          // the job is done, and not yet removed
          if (number % 5 === 0) await cut()
        }),
      ]
      const numbers = Array.from({ length: 12 }, (_, number) => number)
      for (const number of numbers) {
        await services.queue.enqueue(inside, { number })
        await services.queue.enqueue(outside, { number })
      }
      const numbersOf = async (kind: string): Promise<readonly number[]> => {
        const rows = await services.database.handle().select().from(jobs).where(eq(jobs.kind, kind))
        return rows.map((row) => payload.parse(row.payload).number).toSorted((a, b) => a - b)
      }
      await eventually(async () => {
        const workers = [1, 2].map(() => createWorker(services, known))
        await Promise.allSettled(workers.map((worker) => worker.drain()))
        // nothing runs now: leases of lost connections expire, and retries are due
        platform.advanceTime(30_000)
        expect([...(await numbersOf(inside.kind)), ...(await numbersOf(outside.kind))]).toEqual([])
      })
      expect(await numbersOf(written.kind)).toEqual(numbers)
      expect(sent.toSorted((a, b) => a - b)).toEqual(numbers)
    })
  })

  describe('when unresponsive', () => {
    afterEach(() => proxy.thaw())

    test('answers every call with a retry, reports it at /healthz, and recovers', async () => {
      await expectAll()
      proxy.freeze('all')
      const answer = await health()
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        reason: 'database not answering',
      })
      const calls = Array.from({ length: 4 }, () => [me(), search(), putCount(1)]).flat()
      for (const call of calls) await expectRetry(await call)
      proxy.thaw()
      await expectAll()
      expect((await putCount(2)).status).toBe(200)
      expect(await storedCount()).toBe(2)
    })

    test('is replaced by new connections, with their announcements', async () => {
      const stream = await listen(platform.platform, await platform.tokenOf('claims'))
      await expectHeard(stream)
      proxy.freeze('connections')
      expect((await stream.until(isReset)).at(-1)).toEqual({ type: 'reset' })
      await expectAll()
      await expectHeard(stream)
      stream.close()
    })

    test('releases the locks of the abandoned connections', async () => {
      const { database } = platform.services
      const lock = () => lockKey(platform.services, 'attempt', 'of a silent connection')
      const silent = database.transaction(async () => {
        await lock()
        proxy.freeze('connections')
        await database.handle().execute(sql`select 1`)
      })
      await expect(silent).rejects.toThrow('select 1')
      await eventually(() => database.transaction(lock))
    })
  })

  test('is reported at /healthz while it is down, and used again once it is up', async () => {
    await proxy.refuse()
    for (const call of [me, search, () => putCount(3)]) {
      await expectRetry(await call())
    }
    const answer = await health()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ reason: 'database not reachable' })
    await proxy.listen()
    await expectAll()
  })

  test(
    'is waited for at a start, even if the connection breaks',
    { timeout: 240_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'parapet-outage-'))
      const port = await freePort(5)
      await proxy.refuse()
      try {
        const environment = {
          PORT: String(port),
          DATA_DIR: folder,
          DATABASE_URL: address,
          DEMO: '0',
        }
        const child = launchMain(environment)
        const lines = createInterface({ input: child.stderr ?? Readable.from([]) })
        const [line] = (await once(lines, 'line')) as [string]
        expect(JSON.parse(line)).toMatchObject({ what: 'waiting for the database' })
        expect(line).not.toContain(databaseName())
        await proxy.listen()
        for (let time = 0; time < 10; time += 1) {
          await after(100)
          proxy.reset()
        }
        const isUp = async () =>
          expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(true)
        await vi.waitFor(isUp, { timeout: 200_000 })
        expect(child.exitCode).toBe(null)
      } finally {
        await endAll()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )

  test('ends a start immediately when its name is unknown', async () => {
    const unknownDatabase = new URL(address)
    unknownDatabase.pathname = '/nowhere'
    await expect(openPostgres(unknownDatabase.href)).rejects.toThrow(
      'The database of DATABASE_URL is not reachable: it has no database of that name.',
    )
  })
})

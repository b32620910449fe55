import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { handler, type JobHandler, type Runs } from './handler.ts'
import { job as declare } from './job.ts'
import { jobs } from './tables.ts'
import { createWorker } from './worker.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())
afterEach(() => platform.services.database.handle().delete(jobs))

/** A job of any payload. */
const anything = (kind: string) => declare(kind, z.unknown())
const enqueue = (kind: string, payload: unknown = {}) =>
  platform.services.queue.enqueue(anything(kind), payload)
const rows = () => platform.services.database.handle().select().from(jobs)

/** A handler that counts its runs and fails the first `failures` times. */
const counting = (kind: string, failures = 0, runs: Runs = 'outside') => {
  const seen: unknown[] = []
  const job = handler(anything(kind), runs, async (payload) => {
    seen.push(payload)
    if (seen.length <= failures) throw new Error('not yet')
  })
  return { job, seen }
}

test('a job runs once with its payload and is deleted', async () => {
  const { job, seen } = counting('greet')
  await enqueue('greet', { name: 'Ada' })
  await createWorker(platform.services, [job]).drain()
  expect(seen).toEqual([{ name: 'Ada' }])
  expect(await rows()).toEqual([])
})

test('a job of a failed transaction does not exist', async () => {
  const failing = platform.services.database.transaction(async () => {
    await enqueue('greet')
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
})

test('a scheduled job waits for its time', async () => {
  const { job, seen } = counting('remind')
  const at = new Date(platform.services.clock.now().getTime() + 60_000)
  await platform.services.queue.enqueue(anything('remind'), {}, { at })
  const worker = createWorker(platform.services, [job])
  await worker.drain()
  expect(seen).toHaveLength(0)
  platform.advanceTime(60_001)
  await worker.drain()
  expect(seen).toHaveLength(1)
})

describe('a job that fails', () => {
  test('is retried with backoff', async () => {
    const { job, seen } = counting('call', 2)
    await enqueue('call')
    const worker = createWorker(platform.services, [job])
    await worker.drain()
    expect(seen).toHaveLength(1)
    platform.advanceTime(1_001)
    await worker.drain()
    platform.advanceTime(1_001)
    await worker.drain()
    expect(seen).toHaveLength(2)
    platform.advanceTime(5_000)
    await worker.drain()
    expect(seen).toHaveLength(3)
    expect(await rows()).toEqual([])
  })

  test('is abandoned after its last retry, and stored with its last error', async () => {
    const { job } = counting('call', Number.POSITIVE_INFINITY)
    await enqueue('call')
    const worker = createWorker(platform.services, [job])
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await worker.drain()
      platform.advanceTime(86_400_000)
    }
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 8, lastError: 'not yet' })
    expect(row?.failed).toBeInstanceOf(Date)
  })

  test('rolls back its transaction', async () => {
    await enqueue('write')
    const job: JobHandler = {
      kind: 'write',
      runs: 'transaction',
      async handle(_payload, { queue }) {
        await queue.enqueue(anything('next'), {})
        throw new Error('half way')
      },
    }
    await createWorker(platform.services, [job]).drain()
    expect((await rows()).map(({ kind }) => kind)).toEqual(['write'])
  })
})

test('a job whose worker died is taken over once its lease has ended', async () => {
  const { job, seen } = counting('charge', 0, 'transaction')
  await enqueue('charge')
  const leasedUntil = new Date(platform.services.clock.now().getTime() + 60_000)
  await platform.services.database
    .handle()
    .update(jobs)
    .set({ lease: 'of-a-dead-process', leasedUntil, attempts: 1 })
  const worker = createWorker(platform.services, [job])
  await worker.drain()
  expect(seen).toHaveLength(0)
  platform.advanceTime(60_001)
  await worker.drain()
  expect(seen).toHaveLength(1)
  expect(await rows()).toEqual([])
})

test('a job that takes longer than a lease renews it', async () => {
  await enqueue('think')
  const leasedUntil = async () => (await rows())[0]?.leasedUntil?.getTime() ?? 0
  const job = handler(anything('think'), 'outside', async () => {
    const first = await leasedUntil()
    // ends only when the lease has been renewed
    while ((await leasedUntil()) <= first);
  })
  await createWorker(platform.services, [job], { length: 60_000, renewal: 10 }).drain()
  expect(await rows()).toEqual([])
})

test('jobs of a dead process do not wait for their lease if only one process can run', async () => {
  const { job, seen } = counting('charge', 0, 'transaction')
  await enqueue('charge')
  const leasedUntil = new Date(platform.services.clock.now().getTime() + 60_000)
  await platform.services.database
    .handle()
    .update(jobs)
    .set({ lease: 'of-a-dead-process', leasedUntil, attempts: 1 })
  const worker = createWorker(platform.services, [job])
  await worker.takeOver()
  await worker.drain()
  expect(seen).toHaveLength(1)
})

test('a worker that lost its lease rolls back its work', async () => {
  await enqueue('write')
  const { database } = platform.services
  const job: JobHandler = {
    kind: 'write',
    runs: 'transaction',
    async handle(_payload, { queue }) {
      await queue.enqueue(anything('written'), {})
      // another worker took over meanwhile
      await database.handle().update(jobs).set({ lease: 'another' }).where(eq(jobs.kind, 'write'))
    },
  }
  await createWorker(platform.services, [job]).drain()
  const kinds = (await rows()).map(({ kind }) => kind)
  expect(kinds).toEqual(['write'])
})

test('several workers share the jobs and run each once', async () => {
  const { job, seen } = counting('count', 0, 'transaction')
  await Promise.all(Array.from({ length: 40 }, (_, number) => enqueue('count', { number })))
  const workers = Array.from({ length: 4 }, () => createWorker(platform.services, [job]))
  await Promise.all(workers.map((worker) => worker.drain()))
  const numbers = seen.map((payload) => (payload as { number: number }).number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, each) => each))
})

test('a commit wakes a started worker', async () => {
  const done = Promise.withResolvers<unknown>()
  const job: JobHandler = {
    kind: 'ring',
    runs: 'outside',
    async handle(payload) {
      done.resolve(payload)
    },
  }
  const worker = createWorker(platform.services, [job])
  worker.start()
  await enqueue('ring', { loud: true })
  worker.wake()
  expect(await done.promise).toEqual({ loud: true })
  await worker.stop()
  expect(await rows()).toEqual([])
})

test('a job of an unknown kind remains and is retried', async () => {
  await enqueue('from-the-future')
  await createWorker(platform.services, []).drain()
  expect(await rows()).toMatchObject([{ kind: 'from-the-future', attempts: 1, failed: null }])
})

test('a payload of another shape remains and is retried, and does not block others', async () => {
  const seen: string[] = []
  const greet = declare('greet', z.object({ name: z.string() }))
  const greeting = handler(greet, 'transaction', async ({ name }) => {
    seen.push(name)
  })
  await enqueue('greet', { title: 'of another version' })
  await platform.services.queue.enqueue(greet, { name: 'Ada' })
  await createWorker(platform.services, [greeting]).drain()
  expect(seen).toEqual(['Ada'])
  expect(await rows()).toMatchObject([
    { kind: 'greet', payload: { title: 'of another version' }, attempts: 1, failed: null },
  ])
})

test('a payload that does not match the job’s shape is not queued', async () => {
  const greet = declare('greet', z.object({ name: z.string() }))
  // @ts-expect-error a payload has the job's shape
  await expect(platform.services.queue.enqueue(greet, { title: 'Dr' })).rejects.toThrow('name')
  expect(await rows()).toEqual([])
})

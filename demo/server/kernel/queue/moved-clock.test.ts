import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cleanup } from '../retention/jobs.ts'
import { handler } from './handler.ts'
import { job } from './job.ts'
import { jobs } from './tables.ts'
import { createWorker } from './worker.ts'
import { registry } from '../../registry.ts'
import { scheduleAll } from './recurring-job.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

const recurringKinds = registry.recurring.map(({ kind }) => kind)
const minute = 60_000
const day = 86_400_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
  await platform.drain()
})
afterAll(() => platform.close())

const handle = () => platform.services.database.handle()
const now = () => platform.services.clock.now().getTime()
const moveTo = async (offsetMs: number) => {
  const body = JSON.stringify({ offsetMs })
  expect((await platform.fetch('/demo/clock', { method: 'PUT', body })).status).toBe(200)
}

describe('recurring jobs', () => {
  const recurring = () =>
    handle()
      .select()
      .from(jobs)
      .where(inArray(jobs.kind, [...recurringKinds]))
  const cleanups = () => handle().select().from(jobs).where(eq(jobs.kind, cleanup.kind))
  const cleaned = () => platform.logged.filter(({ what }) => what === 'cleaned').length

  beforeEach(async () => {
    await moveTo(0)
    await handle().delete(jobs)
    await scheduleAll(registry.recurring, platform.services)
    await platform.drain()
  })

  /** Each kind exists once and runs no later than its next regular time. */
  const areScheduled = async () => {
    const found = await recurring()
    expect(found.map(({ kind }) => kind).toSorted()).toEqual([...recurringKinds].toSorted())
    const [next] = await cleanups()
    const wait = (next?.runAt.getTime() ?? 0) - now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(day)
  }

  test.each([
    ['back', [-400 * day]],
    ['forward and back', [400 * day, 0]],
    ['forward and back by parts of a day', [10 * day + 7 * 60 * minute, 2 * day, 5 * minute, 0]],
    ['back and forward', [-400 * day, 0]],
  ])('run once, at their next time, after the clock was moved %s', async (_, offsets) => {
    for (const offset of offsets) {
      await moveTo(offset)
      await platform.drain()
      await areScheduled()
    }
    const before = cleaned()
    platform.advanceTime(day)
    await platform.drain()
    expect(cleaned() - before).toBe(1)
    platform.advanceTime(day)
    await platform.drain()
    expect(cleaned() - before).toBe(2)
    await areScheduled()
  })

  test('run again on a repeated day after a failure on that day', async () => {
    await handle()
      .update(jobs)
      .set({ failed: new Date(now()), attempts: 8 })
      .where(eq(jobs.kind, cleanup.kind))
    await moveTo(3 * day)
    await moveTo(0)
    await platform.drain()
    const before = cleaned()
    platform.advanceTime(day)
    await platform.drain()
    expect(cleaned() - before).toBe(1)
  })
})

describe('a waiting job', () => {
  const called = job('called', z.object({}))
  const runs: number[] = []
  let failures = 0
  const worker = () =>
    createWorker(platform.services, [
      handler(called, 'outside', async () => {
        runs.push(now())
        if (runs.length <= failures) throw new Error('not yet')
      }),
    ])

  beforeEach(async () => {
    await moveTo(400 * day)
    await handle().delete(jobs)
    runs.length = 0
    failures = 0
  })
  afterEach(() => moveTo(0))

  const enqueue = (wait = 0) =>
    platform.services.queue.enqueue(called, {}, { at: new Date(now() + wait) })

  test('waits its remaining time when the clock is set back', async () => {
    await enqueue(10 * minute)
    await moveTo(0)
    await worker().drain()
    expect(runs).toEqual([])
    platform.advanceTime(10 * minute)
    await worker().drain()
    expect(runs).toHaveLength(1)
  })

  test('is retried after its delay when it failed and the clock is set back', async () => {
    failures = 1
    await enqueue()
    await worker().drain()
    expect(runs).toHaveLength(1)
    await moveTo(0)
    platform.advanceTime(1_001)
    await worker().drain()
    expect(runs).toHaveLength(2)
  })

  test('runs immediately when it was due and the clock is set back', async () => {
    await enqueue()
    await moveTo(0)
    await worker().drain()
    expect(runs).toHaveLength(1)
  })

  test('is taken over from a dead worker when the clock is set back', async () => {
    await enqueue()
    const leasedUntil = new Date(now() + 20_000)
    await handle()
      .update(jobs)
      .set({ lease: 'of-a-dead-process', leasedUntil })
      .where(eq(jobs.kind, called.kind))
    await moveTo(0)
    platform.advanceTime(20_001)
    await worker().drain()
    expect(runs).toHaveLength(1)
  })

  test('keeps its time when the clock is moved forward', async () => {
    await enqueue(10 * minute)
    await moveTo(400 * day + 9 * minute)
    await worker().drain()
    expect(runs).toEqual([])
    await moveTo(400 * day + 11 * minute)
    await worker().drain()
    expect(runs).toHaveLength(1)
  })
})

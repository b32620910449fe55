import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LogEntry } from '../log.ts'
import { createOffload, type OffloadParts } from './offload.ts'
import { createThreads } from './threads.ts'
import type { Lane } from './lane.ts'
import { double, eatMemory, fail, hang, hurry, linger, waitForSignal } from './tasks.fixture.ts'
import { taskThreadEntry } from './task-thread-entry.ts'
import { newSignal } from './signal.fixture.ts'

const entry = taskThreadEntry()
const busy = { status: 503, code: 'overloaded', headers: { 'Retry-After': expect.any(String) } }

let logged: LogEntry[]
let offload: OffloadParts
beforeEach(() => {
  logged = []
  offload = createOffload(createThreads(entry, (line) => logged.push(line)))
})
afterEach(() => offload.close())

describe('a task', () => {
  test('runs in a thread', async () => {
    expect(await offload.forRequests.run(double, 21)).toBe(42)
    expect(logged).toEqual([])
  })

  test('rejects with the reason when it fails, and its thread continues', async () => {
    await expect(offload.forRequests.run(fail, 'no such font')).rejects.toThrow('no such font')
    expect(await offload.forRequests.run(double, 1)).toBe(2)
  })

  test.each([
    ['never ends', hang],
    ['takes too much memory', eatMemory],
  ])(
    'is stopped when it %s, and others are done',
    async (_what, task) => {
      const stopping = offload.forRequests.run(task, null)
      await expect(stopping).rejects.toMatchObject({ ...busy, exceedsLimit: true })
      expect(logged).toContainEqual(
        expect.objectContaining({ what: 'task stopped', task: task.name }),
      )
      expect(await offload.forRequests.run(double, 4)).toBe(8)
    },
    60_000,
  )

  test('has its full timeout even if its thread loads slowly', async () => {
    const slowEntry = new URL('./slow-thread.fixture.ts', import.meta.url)
    const slow = createOffload(createThreads(slowEntry, (line) => logged.push(line)))
    expect(await slow.forRequests.run(hurry, null)).toBe('in time')
    await slow.close()
    expect(logged).toEqual([])
  })

  test('has its full timeout even if its thread waits for the processor', async () => {
    expect(await offload.forRequests.run(linger, null)).toBe('in time')
    expect(logged).toEqual([])
  })

  test('fails if it runs when the platform closes', async () => {
    const signal = newSignal()
    const working = offload.forRequests
      .run(waitForSignal, signal.memory)
      .catch((error: unknown) => error)
    await signal.reached
    await offload.close()
    expect(await working).toMatchObject(busy)
    await expect(offload.forRequests.run(double, 1)).rejects.toMatchObject(busy)
  })
})

test('a request is rejected when all threads run and the queue is full, a job waits', async () => {
  const signals = [newSignal(), newSignal()]
  const working = signals.map(({ memory }) => offload.forRequests.run(waitForSignal, memory))
  await Promise.all(signals.map(({ reached }) => reached))
  const waiting: Promise<number>[] = []
  let refused: unknown
  while (refused === undefined) {
    const request = offload.forRequests.run(double, waiting.length)
    // a rejection is immediate, waiting is not
    const first = await Promise.race([
      request.catch((error: unknown) => error),
      new Promise((resolve) => setImmediate(resolve)),
    ])
    if (first === undefined) waiting.push(request)
    else refused = first
  }
  expect(refused).toMatchObject(busy)
  const ofJob = offload.forJobs.run(double, 100)
  for (const { give } of signals) give()
  expect(await Promise.all(working)).toEqual(['signalled', 'signalled'])
  expect(await Promise.all(waiting)).toEqual(waiting.map((_, at) => 2 * at))
  expect(await ofJob).toBe(200)
})

test('work in a lane runs with limited concurrency in order of arrival, even after a failure', async () => {
  const lane: Lane = { name: 'ovens', parallel: 2, waiting: 2 }
  const seen: string[] = []
  const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<void>())
  const work = ends.map(({ promise }, at) =>
    offload.forRequests.inTurn(lane, async () => {
      seen.push(`start ${at}`)
      await promise
      if (at === 0) throw new Error('burnt')
      return at
    }),
  )
  await expect(offload.forRequests.inTurn(lane, async () => 5)).rejects.toMatchObject(busy)
  expect(seen).toEqual(['start 0', 'start 1'])
  ends[0]?.resolve()
  await expect(work[0]).rejects.toThrow('burnt')
  await expect.poll(() => seen).toEqual(['start 0', 'start 1', 'start 2'])
  for (const { resolve } of ends) resolve()
  expect(await Promise.all(work.slice(1))).toEqual([1, 2, 3])
})

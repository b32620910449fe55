import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { declineAccounts } from '#core/insurance/accounts/bulk-endpoints.ts'
import { declineQuotes } from '#core/insurance/quotes/bulk/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { exportQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { bulkAssignSubmissions } from '#core/insurance/submissions/action-endpoints.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { ApiError } from '../api-error.ts'
import { turnOf } from '../http/bounds/call-turn.ts'
import { boundsFor, createConcurrency, type Bounds } from './concurrency.ts'
import { createCosts } from './costs.ts'

const embedded = boundsFor(1)
const one: Bounds = { ...embedded, running: 1, runningOfOne: 1 }

/** Starts work that runs until the test ends it, and lists the running work. */
const working = (bounds: Bounds = embedded, costs = createCosts()) => {
  const concurrency = createConcurrency(bounds, costs)
  const running: string[] = []
  /** In order of their start. */
  const started: string[] = []
  const start = (endpoint: Endpoint, caller: string) => {
    const name = `${endpoint.id} of ${caller}`
    const gate = Promise.withResolvers<undefined>()
    const turn = turnOf(endpoint, caller)
    const done = concurrency.run(turn, new AbortController().signal, async () => {
      running.push(name)
      started.push(name)
      await gate.promise
      running.splice(running.indexOf(name), 1)
    })
    return async () => {
      gate.resolve(undefined)
      await done
    }
  }
  const endAll = (ends: readonly (() => Promise<void>)[]) => Promise.all(ends.map((end) => end()))
  return { concurrency, running, started, start, endAll }
}

test('the turns of one process rotate between callers', async () => {
  const { start, started, endAll } = working(one)
  const ends = [
    ...Array.from({ length: 20 }, () => start(getQuoteById, 'a')),
    ...Array.from({ length: 3 }, () => start(getQuoteById, 'b')),
  ]
  await endAll(ends)
  expect(started.slice(0, 8).map((name) => name.at(-1))).toEqual('abababaa'.split(''))
})

test('a caller of heavy work gets fewer turns', async () => {
  const { start, started, endAll } = working(one)
  const ends = [
    ...Array.from({ length: 5 }, () => start(searchQuotes, 'a')),
    ...Array.from({ length: 30 }, () => start(getQuoteById, 'b')),
  ]
  await endAll(ends)
  // a list is declared to cost as much as sixteen light calls
  const second = started.indexOf('searchQuotes of a', 1)
  expect(second).toBeGreaterThan(10)
  expect(second).toBeLessThan(20)
})

test.each([declineQuotes, declineAccounts, bulkAssignSubmissions, exportQuotes])(
  'calls of $id by any number of users leave turns for lists of others',
  async (endpoint) => {
    const { start, running, endAll } = working()
    const ends = 'abcdef'.split('').map((caller) => start(endpoint, caller))
    ends.push(start(searchQuotes, 'g'))
    await setImmediate()
    expect(running).toContain('searchQuotes of g')
    expect(running.filter((name) => name.startsWith(endpoint.id))).toHaveLength(embedded.ofAll.long)
    await endAll(ends)
    expect(running).toEqual([])
  },
)

test('lists of any number of users leave turns for light calls', async () => {
  const { start, running, endAll } = working()
  const ends = 'abcdefgh'.split('').map((caller) => start(searchQuotes, caller))
  ends.push(start(getQuoteById, 'i'))
  await setImmediate()
  expect(running).toContain('getQuoteById of i')
  await endAll(ends)
})

test('calls that are declared light but measured as long leave turns for others', async () => {
  const costs = createCosts()
  for (let turn = 0; turn < 8; turn += 1) costs.measured(getQuoteById.id, 'light', 1_500)
  const { start, running, endAll } = working(embedded, costs)
  const ends = 'aabbccddeeff'.split('').map((caller) => start(getQuoteById, caller))
  ends.push(start(searchQuotes, 'g'))
  await setImmediate()
  expect(running.filter((name) => name.startsWith('getQuoteById')).sort()).toEqual([
    'getQuoteById of a',
    'getQuoteById of b',
    'getQuoteById of c',
  ])
  expect(running).toContain('searchQuotes of g')
  await endAll(ends)
})

describe('a caller with many waiting calls', () => {
  test('is rejected with a time to retry, others are not', async () => {
    const { concurrency, start, endAll } = working({ ...embedded, waitingOfOne: 5 })
    const ends = Array.from({ length: embedded.ofOne.light + 5 }, () => start(getQuoteById, 'a'))
    const rejected = { status: 429, headers: { 'Retry-After': '1' } }
    await expect(start(getQuoteById, 'a')()).rejects.toMatchObject(rejected)
    expect(() => concurrency.assertRoom(turnOf(getQuoteById, 'a'))).toThrow(ApiError)
    ends.push(start(getQuoteById, 'b'))
    await endAll(ends)
  })

  test('is rejected while the process is full of waiting calls, unlike a caller without any', async () => {
    const { start, endAll } = working({ ...one, waiting: 2 })
    const ends = [start(getQuoteById, 'a'), start(getQuoteById, 'a'), start(getQuoteById, 'a')]
    await expect(start(getQuoteById, 'a')()).rejects.toMatchObject({ status: 503 })
    ends.push(start(getQuoteById, 'b'))
    await endAll(ends)
  })
})

describe('jobs', () => {
  test('have the share of one caller', async () => {
    const { concurrency, start, running, endAll } = working()
    const gate = Promise.withResolvers<undefined>()
    let begun = 0
    const jobs = Array.from({ length: 9 }, () =>
      concurrency.runJob('report', async () => {
        begun += 1
        await gate.promise
      }),
    )
    const ends = [start(getQuoteById, 'a'), start(searchQuotes, 'a')]
    await setImmediate()
    expect(begun).toBe(embedded.ofOne.light)
    expect(running).toHaveLength(2)
    gate.resolve(undefined)
    await Promise.all(jobs)
    await endAll(ends)
    expect(begun).toBe(9)
  })

  test('run during a flood of calls', async () => {
    const { concurrency, start, started, endAll } = working(one)
    const ends = Array.from({ length: 200 }, () => start(getQuoteById, 'a'))
    const before = concurrency.runJob('report', async () => started.length)
    await endAll(ends)
    expect(await before).toBeLessThan(30)
  })
})

describe('work that waits for another server', () => {
  test('releases its turn while it waits', async () => {
    const { concurrency, start, started } = working(one)
    const gate = Promise.withResolvers<undefined>()
    const { signal } = new AbortController()
    const calling = concurrency.run(turnOf(getQuoteById, 'a'), signal, () =>
      concurrency.pause(() => gate.promise),
    )
    await start(getQuoteById, 'b')()
    await start(getQuoteById, 'a')()
    expect(started).toHaveLength(2)
    gate.resolve(undefined)
    await calling
    await start(getQuoteById, 'a')()
    expect(started).toHaveLength(3)
  })
})

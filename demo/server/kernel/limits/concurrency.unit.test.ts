import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { declineAccounts } from '#core/insurance/accounts/bulk-endpoints.ts'
import { declineQuotes } from '#core/insurance/quotes/bulk/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { exportQuotes } from '#core/insurance/quotes/export-endpoints.ts'
import { bulkAssignSubmissions } from '#core/insurance/submissions/acting-endpoints.ts'
import type { Turn } from '../concurrency.ts'
import { turnOf } from '../http/bounds/expensive.ts'
import { boundsFor, createConcurrency, type Bounds } from './concurrency.ts'

const four = { running: 4, runningLong: 2, runningOfOne: 2, waitingOfOne: 5, timeout: 9_000 }

/** Starts work that runs until it is ended, and names what runs. */
const working = (bounds: Bounds) => {
  const { run } = createConcurrency(bounds)
  const running: string[] = []
  const start = (turn: Turn, name: string) => {
    const gate = Promise.withResolvers<undefined>()
    const done = run(turn, new AbortController().signal, async () => {
      running.push(name)
      await gate.promise
      running.splice(running.indexOf(name), 1)
    })
    return async () => {
      gate.resolve(undefined)
      await done
    }
  }
  return { running, start }
}

test('work with a bound of its own runs one by one, beside other work of the same caller', async () => {
  const { running, start } = working(four)
  const counts = { caller: 'a counts', atOnce: 1 }
  const ends = [
    start(counts, 'first count'),
    start(counts, 'second count'),
    start({ caller: 'a' }, 'first page'),
    start({ caller: 'a' }, 'second page'),
    start({ caller: 'a' }, 'third page'),
  ]
  await setImmediate()
  expect(running).toEqual(['first count', 'first page', 'second page'])
  await ends[0]?.()
  await setImmediate()
  expect(running).toEqual(['first page', 'second page', 'second count'])
  for (const end of [2, 3, 1, 4]) await ends[end]?.()
  expect(running).toEqual([])
})

test.each([declineQuotes, declineAccounts, bulkAssignSubmissions, exportQuotes])(
  'calls of $id by any number of users leave turns to lists of others',
  async (endpoint) => {
    const { running, start } = working(boundsFor(1))
    const begin = (called: typeof endpoint | typeof searchQuotes, caller: string) => {
      const turn = turnOf(called, {}, caller)
      if (turn === undefined) throw new Error(`${called.id} takes no turn`)
      return start(turn, `${called.id} of ${caller}`)
    }
    const ends = [
      ...['a', 'b', 'c'].map((caller) => begin(endpoint, caller)),
      begin(searchQuotes, 'd'),
    ]
    await setImmediate()
    expect(running).toEqual([`${endpoint.id} of a`, 'searchQuotes of d'])
    await ends[0]?.()
    await setImmediate()
    expect(running).toEqual(['searchQuotes of d', `${endpoint.id} of b`])
    await Promise.all(ends.map((end) => end()))
    expect(running).toEqual([])
  },
)

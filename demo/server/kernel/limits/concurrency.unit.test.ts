import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Turn } from '../concurrency.ts'
import { createConcurrency } from './concurrency.ts'

test('work with a bound of its own runs one by one, beside other work of the same caller', async () => {
  const { run } = createConcurrency({
    running: 4,
    runningOfOne: 2,
    waitingOfOne: 5,
    timeout: 9_000,
  })
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

import { expect, test } from 'vitest'
import { createCosts, workOf } from './costs.ts'

/** The class of work after a series of measurements. */
const classAfter = (declared: 'light' | 'heavy' | 'long', ...times: readonly number[]) => {
  const costs = createCosts()
  for (const time of times) costs.measured('work', declared, time)
  return workOf(costs.of('work', declared))
}

const repeated = (time: number, times: number) => Array.from({ length: times }, () => time)

test.each(['light', 'heavy', 'long'] as const)(
  '%s work has its declared class at first',
  (work) => {
    expect(classAfter(work)).toBe(work)
  },
)

test.each([
  ['light', repeated(100, 3), 'heavy'],
  ['light', repeated(900, 8), 'long'],
  ['heavy', repeated(900, 4), 'long'],
  ['heavy', repeated(3, 150), 'light'],
  ['long', repeated(3, 300), 'light'],
] as const)('%s work changes to its measured class', (declared, times, work) => {
  expect(classAfter(declared, ...times)).toBe(work)
})

test('one call in ten that is slow makes work slow', () => {
  const times = repeated(5, 100).map((time, at) => (at % 10 === 0 ? 800 : time))
  expect(classAfter('light', ...times)).not.toBe('light')
})

test('light work stays light after one slow call, such as one behind a lock or a sleep of the machine', () => {
  expect(classAfter('light', 7_200_000)).toBe('light')
})

test('kinds of work are measured separately', () => {
  const costs = createCosts()
  costs.measured('slow', 'light', 2_000)
  expect(workOf(costs.of('other', 'light'))).toBe('light')
})

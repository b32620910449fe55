import { describe, expect, test } from 'vitest'
import { isInDoubt, waysOf } from './ways.ts'

const page = { most: 10_000, offset: 0, limit: 25, isCovered: false }

/** A sample of 4,000 of a million rows in two leads. */
const sampled = (open: number, done: number, before = 0) => ({
  taken: 4_000,
  share: 0.004,
  leads: [
    { lead: 'open', rows: 1_000, matches: open, before },
    { lead: 'done', rows: 3_000, matches: done, before: 0 },
  ],
})

describe('rows are all read', () => {
  test('while they may be few enough to be counted', () => {
    const ways = waysOf(page, sampled(10, 40))
    expect(ways).toEqual({ isMore: false, walked: [], gathered: ['open', 'done'] })
  })

  test('of a lead in which the sample found none, and scanned in the others', () => {
    const ways = waysOf(page, sampled(0, 900))
    expect(ways).toEqual({ isMore: true, walked: ['done'], gathered: ['open'] })
  })

  test('of a lead where they are far from the beginning', () => {
    expect(waysOf(page, sampled(100, 900, 950)).gathered).toEqual(['open'])
    expect(waysOf(page, sampled(100, 900, 5)).walked).toEqual(['open', 'done'])
  })

  test('for a page so deep that scanning to it reads more rows', () => {
    const deep = { ...page, offset: 9_975 }
    expect(waysOf(deep, sampled(0, 150)).gathered).toEqual(['open', 'done'])
    expect(waysOf(page, sampled(0, 150)).walked).toEqual(['done'])
    expect(waysOf({ ...deep, isCovered: true }, sampled(0, 150)).walked).toEqual([])
    expect(waysOf({ ...deep, isCovered: true }, sampled(0, 500)).walked).toEqual(['done'])
  })
})

test('a sample of all rows decides exactly whether there are more', () => {
  const whole = { taken: 40, share: 1, leads: [{ lead: 'open', rows: 40, matches: 30, before: 0 }] }
  expect(waysOf({ ...page, most: 30 }, whole).isMore).toBe(false)
  expect(waysOf({ ...page, most: 29 }, whole).isMore).toBe(true)
})

test('a larger sample is taken when the first one is inconclusive', () => {
  const first = (matches: number, share = 0.0005) =>
    isInDoubt(page.most, {
      taken: 500,
      share,
      leads: [{ lead: 'open', rows: 500, matches, before: 0 }],
    })
  // of a million: hardly any, or a hundredth
  expect([first(0), first(5)]).toEqual([false, true])
  // few enough rows to read all
  expect(first(5, 0.1)).toBe(false)
})

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

describe('rows are gathered', () => {
  test('of a lead in which the sample found none, and walked in the others', () => {
    expect(waysOf(page, sampled(0, 900))).toMatchObject({ walked: ['done'], gathered: ['open'] })
  })

  test('of a lead where they stand far from the beginning', () => {
    expect(waysOf(page, sampled(100, 900, 950)).gathered).toEqual(['open'])
    expect(waysOf(page, sampled(100, 900, 5)).walked).toEqual(['open', 'done'])
  })

  test('for a page so deep that walking to it looks at more', () => {
    const deep = { ...page, offset: 9_975 }
    expect(waysOf(deep, sampled(0, 150)).gathered).toEqual(['open', 'done'])
    expect(waysOf(page, sampled(0, 150)).walked).toEqual(['done'])
    expect(waysOf({ ...deep, isCovered: true }, sampled(0, 150)).walked).toEqual([])
    expect(waysOf({ ...deep, isCovered: true }, sampled(0, 500)).walked).toEqual(['done'])
  })
})

describe('page numbers', () => {
  test('go to the bound while all rows may be gathered, or nearly all are in the list', () => {
    expect(waysOf(page, sampled(20, 70)).reach).toBe(10_000)
    expect(waysOf(page, sampled(1_000, 2_900)).reach).toBe(10_000)
  })

  test('end the sooner the more rows are looked at for each', () => {
    const reachOf = (done: number) => waysOf(page, sampled(0, done)).reach
    expect([2_000, 1_200, 400, 150].map(reachOf)).toEqual([5_000, 2_500, 1_000, 500])
  })

  test('go further where an index tells all of a row', () => {
    expect(waysOf({ ...page, isCovered: true }, sampled(0, 800)).reach).toBe(10_000)
  })

  test('go to the end of the first page at least', () => {
    const small = { ...page, most: 40 }
    expect(waysOf({ ...small, limit: 25 }, sampled(0, 150)).reach).toBe(25)
  })
})

test('a sample that is the whole says exactly whether there are more', () => {
  const whole = { taken: 40, share: 1, leads: [{ lead: 'open', rows: 40, matches: 30, before: 0 }] }
  expect(waysOf({ ...page, most: 30 }, whole).upTo).toBeGreaterThanOrEqual(30)
  expect(waysOf({ ...page, most: 29 }, whole).upTo).toBe(0)
})

describe('a sample of a part leaves chance its room', () => {
  test('rows that may be few enough are gathered', () => {
    expect(waysOf(page, sampled(10, 20)).upTo).toBeGreaterThan(page.most)
    expect(waysOf(page, sampled(20, 90)).upTo).toBe(0)
  })

  test('those that are hardly few enough are counted no further than the bound where a walk is short', () => {
    expect(waysOf(page, sampled(0, 70)).upTo).toBe(page.most)
    const far = {
      ...sampled(0, 70),
      leads: [{ lead: 'done', rows: 3_000, matches: 70, before: 2_900 }],
    }
    expect(waysOf(page, far).upTo).toBeGreaterThan(page.most)
  })
})

test('a larger sample is taken when the first one leaves it open', () => {
  const first = (matches: number, share = 0.0005) =>
    isInDoubt(page.most, {
      taken: 500,
      share,
      leads: [{ lead: 'open', rows: 500, matches, before: 0 }],
    })
  // of a million: hardly any, a hundredth
  expect([first(0), first(5)]).toEqual([false, true])
  // of so few rows that all of them may be gathered
  expect(first(5, 0.1)).toBe(false)
})

import { expect, test } from 'vitest'
import { quotes } from '../../insurance/quotes/tables.ts'
import { sampleOf, type SampledRows } from './sampled-rows.ts'

/** Rows of two leads and of a third that is not asked for, two of them with one sort key. */
const rows: SampledRows = {
  size: 8,
  taken: 8,
  // half of all keys are lower
  reach: -1,
  leads: ['open', 'done', 'open', 'gone', 'done', 'open', 'open', 'done'],
  keys: ['a', 'b', 'c', 'c', 'd', 'e', 'e', 'f'],
  matching: [true, true, true, true, false, true, true, true],
  passed: [true, true, false, true, true, true, true, true],
  dated: null,
  days: [10, 11, 12, 12, 13, 14, 14, 15],
  asked: null,
  texts: ['elm', 'oak dental', 'elm dental', 'dental', 'dental', 'ash', 'fir dental', 'dental'],
}

const list = {
  leads: ['open', 'done', 'lost'],
  order: { key: quotes.created, direction: 'asc' },
  sought: 'dental',
  limit: 1,
  offset: 0,
  most: 4,
} as const

test('counts what matches of each lead, and what comes before', () => {
  const { leads, taken, share } = sampleOf(rows, list)
  expect({ taken, share }).toEqual({ taken: 8, share: 0.5 })
  expect(leads).toMatchObject([
    // the second row of `open` is not passed by a scan
    { lead: 'open', rows: 3, matches: 2, before: 1 },
    { lead: 'done', rows: 3, matches: 2, before: 0 },
    { lead: 'lost', rows: 0, matches: 0, before: 0 },
  ])
})

test('matches everything where nothing is searched for', () => {
  const { leads, byDay } = sampleOf(
    { ...rows, texts: null, days: null },
    { ...list, sought: undefined },
  )
  expect(leads.map(({ matches }) => matches)).toEqual([4, 2, 0])
  expect(byDay).toBeUndefined()
})

test('counts the rows of its leads within the dates of a list', () => {
  expect(sampleOf(rows, list).dated).toBeUndefined()
  const dated = [true, false, true, true, true, false, false, true]
  expect(sampleOf({ ...rows, dated }, list).dated).toBe(4)
})

test('gives the days of its leads in the order of the list', () => {
  expect(sampleOf(rows, list).byDay).toEqual({
    steps: [10, 11, 12, 13, 14, 14, 15],
    matches: [1, 2, 5, 6],
  })
  const descending = { ...list, order: { ...list.order, direction: 'desc' } } as const
  expect(sampleOf(rows, descending).byDay?.steps).toEqual([-10, -11, -12, -13, -14, -14, -15])
})

test('a scan ends at the key beyond as many matches as chance may leave out', () => {
  // of a page of one row half a match is expected, and three more are allowed for
  const { ends, leads } = sampleOf(rows, list)
  expect(ends).toEqual([
    { depth: 1, key: 'f' },
    { depth: 4, key: null },
  ])
  expect(leads.map(({ within }) => within)).toEqual([
    [3, 0],
    [3, 0],
    [0, 0],
  ])
})

test('rows with the key of the end are within it together', () => {
  const { ends, leads } = sampleOf(rows, { ...list, sought: undefined })
  expect(ends[0]).toEqual({ depth: 1, key: 'e' })
  expect(leads.map(({ within }) => within[0])).toEqual([3, 2, 0])
})

test('a scope of few rows is a sample of all of them, whose scans have no end', () => {
  const { share, ends } = sampleOf({ ...rows, size: 500 }, { ...list, sought: undefined })
  expect(share).toBe(1)
  expect(ends.map(({ key }) => key)).toEqual([null, null])
})

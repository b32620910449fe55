import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { queryPlanOf } from './query-plan.ts'

const teams = pgTable('rows', { teams: text().array() }).teams

const page = {
  most: 10_000,
  offset: 0,
  limit: 25,
  isCovered: false,
  hasSets: false,
  ownParts: undefined,
  dated: [],
  rest: [],
}

/** A sample of 4,000 of a million rows in two leads. */
const sampled = (open: number, done: number, before = 0) => ({
  taken: 4_000,
  share: 0.004,
  ends: [],
  leads: [
    { lead: 'open', rows: 1_000, matches: open, before, within: [] },
    { lead: 'done', rows: 3_000, matches: done, before: 0, within: [] },
  ],
})

describe('rows are all read', () => {
  test('of a lead in which the sample found none, and scanned in the others', () => {
    expect(queryPlanOf(page, sampled(0, 900))).toMatchObject({
      walked: ['done'],
      gathered: ['open'],
    })
  })

  test('of a lead where they are far from the beginning', () => {
    expect(queryPlanOf(page, sampled(100, 900, 950)).gathered).toEqual(['open'])
    expect(queryPlanOf(page, sampled(100, 900, 5)).walked).toEqual(['open', 'done'])
  })

  test('sooner where each scanned row compares values of a set', () => {
    const covered = { ...page, isCovered: true, offset: 4_975 }
    expect(queryPlanOf(covered, sampled(0, 100)).walked).toEqual(['done'])
    expect(queryPlanOf({ ...covered, hasSets: true }, sampled(0, 100)).walked).toEqual([])
  })

  test('for a page so deep that scanning to it reads more rows', () => {
    const deep = { ...page, offset: 9_975 }
    expect(queryPlanOf(deep, sampled(0, 150)).gathered).toEqual(['open', 'done'])
    expect(queryPlanOf(page, sampled(0, 150)).walked).toEqual(['done'])
    expect(queryPlanOf({ ...deep, isCovered: true }, sampled(0, 100)).walked).toEqual([])
    expect(queryPlanOf({ ...deep, isCovered: true }, sampled(0, 500)).walked).toEqual(['done'])
  })
})

describe('a scan ends where a sample shows the end of the page', () => {
  /** The same, with the rows of each lead before the end of the first page. */
  const ended = (open: number, done: number) => {
    const { leads, ...sample } = sampled(open, done)
    return {
      ...sample,
      leads: leads.map((each) => ({ ...each, within: [5] })),
      ends: [{ depth: 25, key: 'm' }],
    }
  }

  test('so a lead in which the sample found none is scanned too', () => {
    expect(queryPlanOf(page, ended(0, 900))).toMatchObject({
      walked: ['open', 'done'],
      gathered: [],
      endKey: 'm',
    })
  })

  test('not for a page beyond it', () => {
    const next = { ...page, offset: 25 }
    expect(queryPlanOf(next, ended(0, 900))).toMatchObject({ walked: ['done'], gathered: ['open'] })
    expect(queryPlanOf(next, ended(0, 900)).endKey).toBeUndefined()
  })

  test('and fewer rows are counted one by one', () => {
    expect(queryPlanOf(page, ended(0, 12)).total).toEqual({ kind: 'atLeast', rows: 500 })
  })
})

describe('what the index finds beside the matches', () => {
  /** Twelve matches from the first quarter of three thousand rows on, among so many that have the searched text. */
  const among = (found: number) => ({
    ...sampled(0, 12),
    leads: [{ lead: 'done', rows: 3_000, matches: 12, before: 800, within: [] }],
    found,
  })

  test('makes reading all of it dearer than scanning to the end of the page', () => {
    expect(queryPlanOf(page, among(12)).total).toMatchObject({ kind: 'read' })
    expect(queryPlanOf(page, among(200)).total).toEqual({ kind: 'atLeast', rows: 500 })
  })

  test('is read with the matches of some days', () => {
    const ofDays = {
      ...among(12),
      byDay: { steps: Array.from({ length: 12 }, () => 0), matches: [...Array(12).keys()] },
    }
    const far = { ...ofDays, leads: ofDays.leads.map((lead) => ({ ...lead, before: 2_900 })) }
    expect(queryPlanOf(page, far).days).toBeDefined()
    expect(queryPlanOf(page, { ...far, found: 3_000 }).days).toBeUndefined()
  })
})

describe('matches of some days are read', () => {
  /** Matches by the day of their creation, in a list that opens with the newest. */
  const ofDays = (steps: readonly number[]) => ({
    ...sampled(0, steps.length),
    leads: [{ lead: 'done', rows: 3_600, matches: steps.length, before: 3_500, within: [] }],
    byDay: { steps, matches: [...steps.keys()] },
  })
  const old = Array.from({ length: 200 }, (_, at) => Math.floor(at / 4))

  test('when they are many and far from the beginning', () => {
    expect(queryPlanOf(page, ofDays(old)).days).toEqual({ last: 0, matches: 4, others: 0 })
    // the list's order is not quite that of the days
    expect(queryPlanOf(page, ofDays([2, 0, 1, ...old])).days).toMatchObject({ last: 0, matches: 5 })
  })

  test('up to the day after which hardly any row comes before the end of the page', () => {
    // five days whose matches are in no order, among so many rows that do not match
    const days = (others: number) =>
      Array.from({ length: 120 }, (_, at) => [(at * 3) % 5, ...Array<number>(others).fill(4)])
    const among = (others: number) => {
      const steps = days(others).flat()
      const matches = days(others).map((_, at) => at * (others + 1))
      return { ...ofDays(steps), byDay: { steps, matches } }
    }
    expect(queryPlanOf(page, among(0)).days?.last).toBe(0)
    expect(queryPlanOf(page, among(2_000)).days?.last).toBe(3)
  })

  test('not when they are near the beginning, few, or fewer than the page needs', () => {
    const near = { ...ofDays(old), ...sampled(900, 2_000) }
    expect(queryPlanOf(page, near).days).toBeUndefined()
    expect(queryPlanOf(page, ofDays([0])).days).toBeUndefined()
    expect(queryPlanOf({ ...page, offset: 90_000 }, ofDays(old)).days).toBeUndefined()
  })
})

describe('page numbers', () => {
  test('reach the bound while all rows may be read, or nearly all rows match', () => {
    expect(queryPlanOf(page, sampled(1, 2)).reach).toBe(10_000)
    expect(queryPlanOf(page, sampled(1_000, 2_900)).reach).toBe(10_000)
  })

  test('end earlier the more rows are scanned per match', () => {
    const reachOf = (done: number) => queryPlanOf(page, sampled(0, done)).reach
    expect([2_000, 1_200, 400, 150].map(reachOf)).toEqual([5_000, 2_500, 1_000, 500])
  })

  test('reach further where the index alone decides about a row', () => {
    expect(queryPlanOf({ ...page, isCovered: true }, sampled(0, 800)).reach).toBe(10_000)
  })

  test('include the whole first page', () => {
    const small = { ...page, most: 40 }
    expect(queryPlanOf({ ...small, limit: 25 }, sampled(0, 150)).reach).toBe(25)
  })
})

test('a sample of all rows decides exactly whether there are more', () => {
  const whole = {
    taken: 40,
    share: 1,
    ends: [],
    leads: [{ lead: 'open', rows: 40, matches: 30, before: 0, within: [] }],
  }
  expect(queryPlanOf({ ...page, most: 30 }, whole).total.kind).toBe('read')
  expect(queryPlanOf({ ...page, most: 29 }, whole).total).toEqual({ kind: 'atLeast', rows: 29 })
})

describe('a sample of some rows allows for chance', () => {
  test('rows that may be few are all read and counted', () => {
    expect(queryPlanOf(page, sampled(1, 2)).total).toMatchObject({ kind: 'read', by: 'parts' })
  })

  test('certainly many rows are not counted: there are at least so many', () => {
    const atLeast = (done: number) => {
      const { total, reach } = queryPlanOf(page, sampled(0, done))
      if (total.kind !== 'atLeast') return total.kind
      expect(reach).toBeLessThanOrEqual(total.rows)
      return total.rows
    }
    expect([20, 40, 60, 110].map(atLeast)).toEqual([1_000, 2_500, 5_000, 10_000])
  })

  test('many rows are counted where finding the page costs as much', () => {
    const far = {
      ...sampled(0, 40),
      leads: [{ lead: 'done', rows: 3_000, matches: 40, before: 2_900, within: [] }],
    }
    expect(queryPlanOf(page, far).total.kind).toBe('read')
  })

  test('a list whose rows are to be counted counts them', () => {
    expect(queryPlanOf({ ...page, isCounted: true }, sampled(0, 40)).total.kind).toBe('read')
  })

  test('rows of a few leads are read without the index of parts', () => {
    const few = {
      ...sampled(0, 0),
      leads: [{ lead: 'open', rows: 20, matches: 2, before: 0, within: [] }],
    }
    expect(queryPlanOf(page, few).total).toMatchObject({ kind: 'read', by: 'rows' })
  })

  test('rows of some dates are counted by the index of the dates', () => {
    const dated = { ...page, isCovered: true, dated: [sql`true`] }
    expect(queryPlanOf(dated, sampled(0, 20)).total).toEqual({ kind: 'counted' })
  })

  test('rows of few dates are all read by the index of the dates, those of many by that of parts', () => {
    const dated = { ...page, dated: [sql`true`] }
    const totalOf = (rows: number) => queryPlanOf(dated, { ...sampled(0, 1), dated: rows }).total
    expect(totalOf(10)).toMatchObject({ kind: 'read', by: 'rows' })
    expect(totalOf(3_000)).toMatchObject({ kind: 'read', by: 'parts' })
  })

  test('rows that have parts of their own in the index are all read at a lower cost', () => {
    const far = {
      ...sampled(0, 20),
      leads: [{ lead: 'done', rows: 3_000, matches: 20, before: 480, within: [] }],
    }
    expect(queryPlanOf(page, far).total.kind).toBe('atLeast')
    expect(
      queryPlanOf({ ...page, ownParts: { column: teams, values: ['team-1'] } }, far).total.kind,
    ).toBe('read')
  })

  test('all pages in reach agree on the number of rows, later ones read all', () => {
    const totalAt = (offset: number) => queryPlanOf({ ...page, offset }, sampled(0, 40)).total
    expect([0, 25, 475].map(totalAt)).toEqual(
      [0, 25, 475].map(() => ({ kind: 'atLeast', rows: 2_500 })),
    )
    expect(totalAt(500).kind).toBe('read')
    // also where only a part of the page is in reach
    expect(totalAt(490).kind).toBe('read')
  })
})

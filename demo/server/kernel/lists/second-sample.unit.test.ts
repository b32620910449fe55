import { describe, expect, test } from 'vitest'
import { secondSample } from './second-sample.ts'

describe('a larger sample is taken', () => {
  const sampleOf = (matches: number, of = { rows: 500, share: 0.0005 }) => ({
    taken: 500,
    share: of.share,
    ends: [],
    leads: [{ lead: 'open', rows: of.rows, matches, before: 0, within: [] }],
  })
  const sought = { most: 10_000, sought: 'dental', isAmongMore: false }

  test('when the first one is inconclusive', () => {
    const first = (matches: number) => secondSample(sought, sampleOf(matches))
    // of a million: hardly any, a hundredth, or so many that the first sample shows where they are
    expect([first(0), first(200)]).toEqual([undefined, undefined])
    expect(first(5)).toBeGreaterThan(first(30) ?? 0)
    // few enough rows to read all
    expect(secondSample(sought, sampleOf(5, { rows: 500, share: 0.1 }))).toBeUndefined()
  })

  test('without a match where there may be many', () => {
    // also filtered: found among many more
    expect(secondSample({ ...sought, isAmongMore: true }, sampleOf(0))).toBe(4_000)
    // of a lead of which it has few rows
    expect(secondSample(sought, sampleOf(0, { rows: 40, share: 0.0005 }))).toBe(4_000)
  })

  test('where all matches are far from the beginning', () => {
    const far = (before: number) => {
      const sample = sampleOf(100)
      const leads = sample.leads.map((each) => ({ ...each, before }))
      return secondSample(sought, { ...sample, leads })
    }
    // about eight matches are expected in forty rows
    expect([far(0), far(30), far(300)]).toEqual([undefined, undefined, 4_000])
  })
})

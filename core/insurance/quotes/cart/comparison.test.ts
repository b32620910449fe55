import { describe, expect, test } from 'vitest'
import { toMinor } from '../../../foundation/money/money.ts'
import { coverageIds } from '../../products/coverages.ts'
import type { PricedCoverage } from '../../rating/model.ts'
import type { QuoteStatus } from '../statuses.ts'
import { compare, type Variation } from './comparison.ts'

const covered = (limit: number): PricedCoverage => ({
  selected: true,
  locked: false,
  availability: { available: true },
  limit: toMinor(limit),
  premium: 0,
})
const left = { ...covered(0), selected: false }

const { PUBLIC_RELATIONS_EXPENSE, RESTORATION_OF_ELECTRONIC_DATA } = coverageIds

const variation = (
  id: string,
  {
    status = 'READY',
    total = 1_000,
    limit = 1_000_000,
    deductible = 25_000,
    coverages = { [RESTORATION_OF_ELECTRONIC_DATA]: covered(500_000) },
  }: {
    readonly status?: QuoteStatus
    readonly total?: number
    readonly limit?: number
    readonly deductible?: number
    readonly coverages?: Record<string, PricedCoverage>
  } = {},
): Variation => ({
  id,
  presetName: id,
  quoteNumber: id,
  product: 'P100',
  currency: 'USD',
  status,
  premium: toMinor(total - 100),
  totalPremium: toMinor(total),
  limit: toMinor(limit),
  deductible: toMinor(deductible),
  effectiveDate: '2026-12-01',
  endDate: '2027-12-01',
  calculatorGeneratedData: {
    global: {
      preset: 2,
      limit: toMinor(limit),
      deductible: toMinor(deductible),
      waitingPeriod: 12,
      retroActivePeriod: -1,
      effectiveDate: '2026-12-01',
      endDate: '2027-12-01',
    },
    coverages,
  },
})

const differing = (variations: readonly Variation[]) => {
  const { terms, coverages } = compare(variations)
  return [
    ...terms.filter(({ isDifferent }) => isDifferent).map(({ term }) => term),
    ...coverages.filter(({ isDifferent }) => isDifferent).map(({ coverage }) => coverage.id),
  ]
}

describe('differences', () => {
  test('marks nothing, and no cheapest or widest, for equal variations', () => {
    const both = [variation('a'), variation('b')]
    expect(differing(both)).toEqual([])
    expect(compare(both)).toMatchObject({ cheapest: [], widest: [] })
  })

  test('marks only differing terms', () => {
    expect(differing([variation('a'), variation('b', { total: 1_200 })])).toEqual([
      'totalPremium',
      'premium',
    ])
  })

  test('marks coverages that differ by limit or by inclusion', () => {
    const more = {
      [RESTORATION_OF_ELECTRONIC_DATA]: covered(250_000),
      [PUBLIC_RELATIONS_EXPENSE]: covered(50_000),
    }
    expect(differing([variation('a'), variation('b', { coverages: more })])).toEqual([
      RESTORATION_OF_ELECTRONIC_DATA,
      PUBLIC_RELATIONS_EXPENSE,
    ])
  })

  test('has no row for a coverage that no variation includes', () => {
    const coverages = { [PUBLIC_RELATIONS_EXPENSE]: left }
    expect(compare([variation('a', { coverages })]).coverages).toEqual([])
  })

  test('has a value for each variation in each row, in order', () => {
    const coverages = { [PUBLIC_RELATIONS_EXPENSE]: covered(50_000) }
    const rows = compare([variation('a'), variation('b', { coverages })]).coverages
    expect(rows.map(({ values }) => values.map((each) => each?.limit))).toEqual([
      [toMinor(500_000), undefined],
      [undefined, toMinor(50_000)],
    ])
  })
})

describe('the cheapest and the widest', () => {
  test('selects the lowest total with taxes and fees as the cheapest; there can be two', () => {
    const three = [variation('a', { total: 900 }), variation('b'), variation('c', { total: 900 })]
    expect(compare(three).cheapest).toEqual(['a', 'c'])
  })

  test.each([
    [
      'more coverages before a higher limit',
      variation('b', {
        coverages: {
          [RESTORATION_OF_ELECTRONIC_DATA]: covered(500_000),
          [PUBLIC_RELATIONS_EXPENSE]: covered(50_000),
        },
      }),
      variation('c', { limit: 5_000_000 }),
    ],
    ['a higher limit', variation('b', { limit: 2_000_000 }), variation('c')],
    [
      'higher limits of coverages',
      variation('b', { coverages: { [RESTORATION_OF_ELECTRONIC_DATA]: covered(600_000) } }),
      variation('c'),
    ],
    ['a smaller deductible', variation('b', { deductible: 5_000 }), variation('c')],
  ])('selects the variation with %s as the widest', (_, wider, other) => {
    expect(compare([variation('a'), wider, other]).widest).toEqual(['b'])
  })

  test('selects none without variations', () => {
    expect(compare([])).toMatchObject({ cheapest: [], widest: [], coverages: [] })
  })
})

test('never selects an ended quote', () => {
  const wide = {
    [RESTORATION_OF_ELECTRONIC_DATA]: covered(500_000),
    [PUBLIC_RELATIONS_EXPENSE]: covered(50_000),
  }
  const variations = [
    variation('invalid', { total: 500, coverages: wide, status: 'INVALID' }),
    variation('dear', { total: 2_000, coverages: wide }),
    variation('cheap', { total: 1_000 }),
  ]
  expect(compare(variations)).toMatchObject({ cheapest: ['cheap'], widest: ['dear'] })
  expect(compare(variations.slice(0, 2))).toMatchObject({ cheapest: [], widest: [] })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../foundation/calendar-dates/calendar-date.ts'
import {
  cancellationOf,
  conflictsOf,
  knownAt,
  premiumChange,
  premiumUntil,
  segmentOn,
  segmentsOf,
  type Term,
} from './policy-term.ts'
import type { PolicyFact, PolicyTransaction, TransactionChange } from './transactions.ts'

const start = '2027-03-01'
const term: Term = { effectiveDate: start, endDate: '2028-03-01' } // 366 days
const issuedAt = Date.UTC(2027, 1, 1)

/** Issued transactions, one per minute. */
const issued = (
  changes: readonly (readonly [day: number, change: TransactionChange])[],
): readonly PolicyTransaction[] =>
  changes.map(([day, change], at) => ({
    id: `${at}`,
    state: 'issued',
    effectiveDate: addDays(start, day),
    processed: new Date(issuedAt + at * 60_000),
    change,
  }))

const facts = fc.record({
  limit: fc.integer({ min: 1, max: 5 }),
  deductible: fc.integer({ min: 1, max: 5 }),
  premium: fc.integer({ min: 0, max: 1e9 }),
})
const names: readonly PolicyFact[] = ['limit', 'deductible', 'premium']
const dayNumber = fc.integer({ min: -14, max: 400 })
const change: fc.Arbitrary<TransactionChange> = fc.oneof(
  fc.record({
    kind: fc.constant('endorse' as const),
    changes: facts.chain((all) =>
      fc
        .subarray([...names])
        .map((some) => Object.fromEntries(some.map((fact) => [fact, all[fact]]))),
    ),
    overrides: fc.subarray([...names]),
  }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'reinstate' as const) }),
  fc.record({
    kind: fc.constant('reverse' as const),
    reverses: fc.nat(10).map((id) => `${id}`),
  }),
)
const story = fc
  .tuple(facts, fc.array(fc.tuple(dayNumber, change), { maxLength: 12 }))
  .map(([first, rest]) => issued([[0, { kind: 'issue', facts: first }], ...rest]))

describe('any sequence of transactions', () => {
  test('costs the sum of its transactions', () => {
    fc.assert(
      fc.property(story, (known) => {
        const parts = known.map((_, at) => premiumChange(term, known.slice(0, at + 1)))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
          premiumUntil(term, known, term.endDate),
        )
      }),
    )
  })

  test('has contiguous segments from the first day to the last', () => {
    fc.assert(
      fc.property(story, (known) => {
        const parts = segmentsOf(term, known)
        expect(parts[0]?.from).toBe(term.effectiveDate)
        expect(parts.map(({ to }) => to)).toEqual([
          ...parts.slice(1).map(({ from }) => from),
          term.endDate,
        ])
      }),
    )
  })

  test('earns premium monotonically: nothing before the term, everything by its end', () => {
    fc.assert(
      fc.property(story, dayNumber, (known, day) => {
        const until = (number: number) => premiumUntil(term, known, addDays(start, number))
        expect(until(day)).toBeLessThanOrEqual(until(day + 1))
        expect(until(Math.min(day, 0))).toBe(0)
        expect(until(366 + Math.max(day, 0))).toBe(until(366))
      }),
    )
  })

  test('returns to its earlier state when its last transaction is reversed', () => {
    fc.assert(
      fc.property(story, dayNumber, (known, day) => {
        const last = known.at(-1)
        fc.pre(last !== undefined && known.length > 1)
        const reversal = { kind: 'reverse', reverses: last?.id ?? '' } as const
        const undone = [
          ...known,
          ...issued([[0, reversal]]).map((each) => ({ ...each, id: 'undo' })),
        ]
        const before = known.slice(0, -1)
        const on = addDays(start, day)
        expect(premiumUntil(term, undone, on)).toBe(premiumUntil(term, before, on))
        const read = (all: readonly PolicyTransaction[]) => {
          const segment = segmentOn(term, all, on)
          return [segment?.facts, segment?.isCovered]
        }
        expect(read(undone)).toEqual(read(before))
      }),
    )
  })

  test('does not depend on the order of its transactions in the input', () => {
    fc.assert(
      fc.property(story, (known) => {
        const all = knownAt(known.toReversed(), new Date(issuedAt + 3_600_000))
        expect(segmentsOf(term, all)).toEqual(segmentsOf(term, known))
      }),
    )
  })

  test('shows the state of an earlier instant', () => {
    fc.assert(
      fc.property(story, fc.nat(12), (known, count) => {
        const instant = new Date(issuedAt + count * 60_000)
        expect(segmentsOf(term, knownAt(known, instant))).toEqual(
          segmentsOf(term, known.slice(0, count + 1)),
        )
      }),
    )
  })

  test('costs nothing if it is cancelled from its first day after all other changes', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.tuple(dayNumber, facts)), (first, endorsements) => {
        const known = issued([
          [0, { kind: 'issue', facts: first }],
          ...endorsements.map(([day, changes]) => [day, { kind: 'endorse', changes }] as const),
          [0, { kind: 'cancel' }],
        ])
        expect(premiumUntil(term, known, term.endDate)).toBe(0)
      }),
    )
  })
})

const base = [
  [0, { kind: 'issue', facts: { limit: 1, deductible: 1, premium: 36_600 } }],
  [200, { kind: 'endorse', changes: { limit: 2, premium: 73_200 } }],
] as const satisfies readonly (readonly [number, TransactionChange])[]
const late = { kind: 'endorse', changes: { premium: 54_900, deductible: 3 } } as const

describe('an endorsement that is processed after a later-dated one', () => {
  const known = issued([...base, [100, late]])

  test('applies until the later one takes effect', () => {
    expect(segmentsOf(term, known)).toMatchObject([
      { from: start, facts: { limit: 1, deductible: 1, premium: 36_600 } },
      { from: addDays(start, 100), facts: { limit: 1, deductible: 3, premium: 54_900 } },
      { from: addDays(start, 200), facts: { limit: 2, deductible: 3, premium: 73_200 } },
    ])
    expect(premiumChange(term, known)).toBe((18_300 * 100) / 366)
  })

  test('reports the fields that both change', () => {
    const next = { effectiveDate: addDays(start, 100), change: late }
    expect(conflictsOf(issued(base), next)).toEqual([{ fact: 'premium', transactionId: '1' }])
  })

  test('replaces the later value when it overrides', () => {
    const overriding = issued([...base, [100, { ...late, overrides: ['premium'] }]])
    expect(segmentOn(term, overriding, addDays(start, 250))?.facts.premium).toBe(54_900)
  })
})

test('ignores drafts, quoted and accepted transactions', () => {
  const pending = issued(base).map((each, at) =>
    at === 0 ? each : ({ ...each, state: 'accepted', processed: null } as const),
  )
  expect(knownAt(pending, new Date(issuedAt + 3_600_000))).toHaveLength(1)
})

test('has no cover after its issue is reversed', () => {
  const known = issued([base[0], [0, { kind: 'reverse', reverses: '0' }]])
  expect(segmentsOf(term, known)).toMatchObject([{ isCovered: false }])
  expect(premiumUntil(term, known, term.endDate)).toBe(0)
})

test('is cancelled until the cancellation is reversed or the term is reinstated', () => {
  const cancelled = [base[0], [100, { kind: 'cancel' }]] as const
  expect(cancellationOf(issued(cancelled))?.id).toBe('1')
  expect(cancellationOf(issued([...cancelled, [130, { kind: 'reinstate' }]]))).toBeUndefined()
  const undone = issued([...cancelled, [100, { kind: 'reverse', reverses: '1' }]])
  expect(cancellationOf(undone)).toBeUndefined()
})

test('has a gap in its cover after a reinstatement', () => {
  const known = issued([base[0], [100, { kind: 'cancel' }], [130, { kind: 'reinstate' }]])
  expect(segmentsOf(term, known).map(({ isCovered }) => isCovered)).toEqual([true, false, true])
  expect(premiumUntil(term, known, term.endDate)).toBe(33_600)
})

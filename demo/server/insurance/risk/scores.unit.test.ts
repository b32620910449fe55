import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factors, findingKinds } from '#core/insurance/risk/factors.ts'
import { aggregateOf, liftsOf, ratingOf, scoresOf, type Rating } from './scores.ts'

const rating = fc.oneof(
  fc.constantFrom(...findingKinds).map((kind): Rating => ratingOf(kind)),
  fc.record({
    factor: fc.constantFrom(...factors),
    severity: fc.constant('high' as const),
    points: fc.integer({ min: 0, max: 150 }),
  }),
)
const covered = fc.subarray([...factors], { minLength: 1 })

test('removing a finding changes the scores exactly by its lifts', () => {
  fc.assert(
    fc.property(fc.array(rating, { maxLength: 30 }), covered, (findings, covered) => {
      const scores = scoresOf(findings, covered)
      const lifts = liftsOf(findings, covered)
      for (const [at, { factor }] of findings.entries()) {
        const rest = findings.toSpliced(at, 1)
        const after = scoresOf(rest, covered)
        const { lift, aggregateLift } = lifts[at] ?? { lift: Number.NaN, aggregateLift: Number.NaN }
        expect(after[factor]).toBe(scores[factor] === null ? null : scores[factor] + lift)
        expect(aggregateOf(after)).toBe((aggregateOf(scores) ?? 0) + aggregateLift)
        // the other factors stay
        expect({ ...after, [factor]: 0 }).toEqual({ ...scores, [factor]: 0 })
      }
    }),
  )
})

test('scores are whole, from 0 to 100, and no finding raises one', () => {
  fc.assert(
    fc.property(fc.array(rating, { maxLength: 30 }), covered, rating, (findings, covered, more) => {
      const before = scoresOf(findings, covered)
      const after = scoresOf([...findings, more], covered)
      for (const factor of factors) {
        const score = before[factor]
        expect(score === null).toBe(!covered.includes(factor))
        if (score === null) continue
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(after[factor]).toBeLessThanOrEqual(score)
      }
      expect(aggregateOf(after)).toBeLessThanOrEqual(aggregateOf(before) ?? 0)
    }),
  )
})

test('a company without findings has 100 points, and one without covered factors has none', () => {
  expect(aggregateOf(scoresOf([], factors))).toBe(100)
  expect(aggregateOf(scoresOf([], []))).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { industryAggregateOf, medianOf } from './distributions.ts'
import { minCompanies, plannedAggregate } from './plan.ts'

const medianOfSorted = (scores: readonly number[]): number => {
  const middle = (scores.length - 1) / 2
  const [lower = 0, upper = 0] = [scores[Math.floor(middle)], scores[Math.ceil(middle)]]
  return Math.round((lower + upper) / 2)
}

test('the median of a distribution equals its companies’ median', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (scores) => {
      const sorted = scores.toSorted((one, other) => one - other)
      const distribution = [...new Set(sorted)].map((score) => ({
        score,
        companies: sorted.filter((each) => each === score).length,
      }))
      expect(medianOf(distribution)).toEqual({
        companies: scores.length,
        median: medianOfSorted(sorted),
      })
    }),
  )
})

test('an industry with few companies has the planned aggregate', () => {
  const few = { companies: minCompanies - 1, median: 10 }
  expect(industryAggregateOf(few)).toMatchObject({ basis: 'plan', score: plannedAggregate })
  expect(industryAggregateOf({ companies: minCompanies, median: 10 })).toMatchObject({
    basis: 'median',
    score: 10,
  })
  expect(medianOf([])).toEqual({ companies: 0, median: undefined })
})

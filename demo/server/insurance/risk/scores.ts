import {
  factors,
  type Factor,
  type FindingKind,
  type Severity,
} from '#core/insurance/risk/factors.ts'
import { pointsOf, ratings, weights } from './plan.ts'

/** The factor and severity of a kind of finding. */
export interface Rating {
  readonly factor: Factor
  readonly severity: Severity
  readonly points: number
}

/** The current rating of a kind of finding. */
export const ratingOf = (kind: FindingKind): Rating => {
  const [factor, severity] = ratings[kind]
  return { factor, severity, points: pointsOf[severity] }
}

/** The scores of factors; null if the scan did not cover one. */
export type Scores = Readonly<Record<Factor, number | null>>

const highest = 100

const pointsIn = (findings: readonly Pick<Rating, 'factor' | 'points'>[], factor: Factor): number =>
  findings.reduce((sum, each) => sum + (each.factor === factor ? each.points : 0), 0)

const scoreOf = (points: number): number => Math.max(0, highest - points)

/** Each covered factor starts with 100 points, less those of its findings; at least 0. */
export const scoresOf = (
  findings: readonly Pick<Rating, 'factor' | 'points'>[],
  covered: readonly Factor[],
): Scores =>
  // an entry for each factor
  Object.fromEntries(
    factors.map((factor) => [
      factor,
      covered.includes(factor) ? scoreOf(pointsIn(findings, factor)) : null,
    ]),
  ) as Scores

/** The weighted mean of the covered factors, in whole points; null if none is covered. */
export const aggregateOf = (scores: Scores): number | null => {
  let [sum, weight] = [0, 0]
  for (const factor of factors) {
    const score = scores[factor]
    if (score === null) continue
    sum += score * weights[factor]
    weight += weights[factor]
  }
  return weight === 0 ? null : Math.round(sum / weight)
}

/** The effect of a finding: how far the scores rise if it alone is resolved. */
export interface Lift {
  readonly lift: number
  readonly aggregateLift: number
}

/** The lift of each finding, in the order of the findings. */
export const liftsOf = (
  findings: readonly Pick<Rating, 'factor' | 'points'>[],
  covered: readonly Factor[],
): readonly Lift[] => {
  const scores = scoresOf(findings, covered)
  const aggregate = aggregateOf(scores)
  return findings.map(({ factor, points }) => {
    const score = scores[factor]
    if (score === null || aggregate === null) return { lift: 0, aggregateLift: 0 }
    const without = scoreOf(pointsIn(findings, factor) - points)
    const lifted = aggregateOf({ ...scores, [factor]: without }) ?? aggregate
    return { lift: without - score, aggregateLift: lifted - aggregate }
  })
}

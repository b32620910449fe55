import type { Curve } from './plan/plan.ts'

/** The value of a curve: linear between its points, constant outside them. */
export const valueAt = (curve: Curve, at: number): number => {
  let before = curve[0]
  for (const point of curve) {
    if (before === undefined || at <= point[0]) {
      if (before === undefined || point === before) return point[1]
      const [fromAt, fromValue] = before
      return fromValue + ((at - fromAt) / (point[0] - fromAt)) * (point[1] - fromValue)
    }
    before = point
  }
  return before?.[1] ?? 1
}

/**
 * Multiplies every value of a curve by a factor and rounds to whole units, for a plan above or below
 * another.
 */
export const scaleCurve = (curve: Curve, factor: number): Curve =>
  curve.map(([at, value]) => [at, Math.round(value * factor)])

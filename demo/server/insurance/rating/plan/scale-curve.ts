import type { Curve } from './plan.ts'

/** A curve with every value times a factor, in whole units: a plan above or below another. */
export const scaleCurve = (curve: Curve, factor: number): Curve =>
  curve.map(([at, value]) => [at, Math.round(value * factor)])

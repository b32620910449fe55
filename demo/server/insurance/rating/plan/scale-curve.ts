import type { Curve } from './plan.ts'

/** A curve with every value times a factor, in whole units: a plan that lies above or below another. */
export const scaleCurve = (curve: Curve, factor: number): Curve =>
  curve.map(([at, value]) => [at, Math.round(value * factor)])

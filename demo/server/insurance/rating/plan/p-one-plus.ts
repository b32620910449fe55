import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { ukBase, ukPlan } from './uk-figures.ts'

// Invented figures.

/** Product P_ONE_PLUS. */
export const pOnePlusPlan: Plan = {
  ...ukPlan,
  product: 'P_ONE_PLUS',
  base: scaleCurve(ukBase, 1.08),
  minimumPremium: 600,
  mgaFee: { standard: 60, surplus: 60 },
  coverages: { ...commonRates, 39: { rate: 0.04 } },
}

import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { ukBase, ukPlan } from './uk-figures.ts'

// Invented figures.

/** Product PRIME_ONE_TECH. */
export const primeOneTechPlan: Plan = {
  ...ukPlan,
  product: 'PRIME_ONE_TECH',
  base: scaleCurve(ukBase, 1.03),
  minimumPremium: 750,
  mgaFee: { standard: 75, surplus: 75 },
  coverages: { ...commonRates, 50: { rate: 0.38 } },
  techEno: { 26: 0.85, 582: 1, 61: 1.2, 62: 1.05, 63: 1.25 },
}

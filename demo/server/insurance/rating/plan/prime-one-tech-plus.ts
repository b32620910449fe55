import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { ukBase, ukPlan } from './uk-figures.ts'

// Invented figures.

/** Product PRIME_ONE_TECH_PLUS. */
export const primeOneTechPlusPlan: Plan = {
  ...ukPlan,
  product: 'PRIME_ONE_TECH_PLUS',
  base: scaleCurve(ukBase, 1.12),
  minimumPremium: 1000,
  mgaFee: { standard: 90, surplus: 90 },
  coverages: { ...commonRates, 38: { rate: 0.05 }, 50: { rate: 0.42 } },
  techEno: { 26: 0.85, 582: 1, 61: 1.2, 62: 1.05, 63: 1.25 },
}

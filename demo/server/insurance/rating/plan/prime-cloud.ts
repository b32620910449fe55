import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product PRIME_CLOUD. */
export const primeCloudPlan: Plan = {
  ...usPlan,
  product: 'PRIME_CLOUD',
  base: scaleCurve(usBase, 0.9),
  minimumPremium: 600,
  mgaFee: { standard: 125, surplus: 125 },
  coverages: { ...commonRates, 21: { rate: 0.07 }, 23: { rate: 0.06 }, 35: { rate: 0.03 } },
}

import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product ZSP_EPL. */
export const zspEplPlan: Plan = {
  ...usPlan,
  product: 'ZSP_EPL',
  base: scaleCurve(usBase, 0.95),
  minimumPremium: 2000,
  mgaFee: { standard: 200, surplus: 200 },
  coverages: commonRates,
  coverageLimits: { 122: { notInStates: ['CA'] } },
}

import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product ZSP_CRIME. */
export const zspCrimePlan: Plan = {
  ...usPlan,
  product: 'ZSP_CRIME',
  base: scaleCurve(usBase, 0.55),
  minimumPremium: 1250,
  mgaFee: { standard: 150, surplus: 150 },
  coverages: { ...commonRates, 62: { rate: 0.12 }, 63: { rate: 0.1 } },
  coverageLimits: { 135: { notForIndustries: ['54'] } },
}

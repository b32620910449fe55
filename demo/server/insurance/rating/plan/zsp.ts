import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product ZSP. */
export const zspPlan: Plan = {
  ...usPlan,
  product: 'ZSP',
  base: scaleCurve(usBase, 0.98),
  minimumPremium: 4000,
  mgaFee: { standard: 300, surplus: 300 },
  coverages: { ...commonRates, 1: { rate: 0.22 }, 20: { rate: 0.13 } },
}

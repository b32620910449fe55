import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product ZSP_FIDUCIARY. */
export const zspFiduciaryPlan: Plan = {
  ...usPlan,
  product: 'ZSP_FIDUCIARY',
  base: scaleCurve(usBase, 0.4),
  minimumPremium: 1000,
  mgaFee: { standard: 150, surplus: 150 },
  coverages: commonRates,
}

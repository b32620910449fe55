import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product P100_PRO. */
export const p100ProPlan: Plan = {
  ...usPlan,
  product: 'P100_PRO',
  base: scaleCurve(usBase, 1.06),
  minimumPremium: 1500,
  mgaFee: { standard: 200, surplus: 300 },
  coverages: { ...commonRates, 33: { rate: 0.03 }, 66: { rate: 0.05 } },
}

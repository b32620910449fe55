import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product P_PLUS. */
export const pPlusPlan: Plan = {
  ...usPlan,
  product: 'P_PLUS',
  base: scaleCurve(usBase, 1.09),
  minimumPremium: 950,
  mgaFee: { standard: 175, surplus: 175 },
  coverages: { ...commonRates, 39: { rate: 0.04 }, 61: { rate: 0.025 } },
}

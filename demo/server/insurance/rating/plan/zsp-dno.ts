import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product ZSP_DNO. */
export const zspDnoPlan: Plan = {
  ...usPlan,
  product: 'ZSP_DNO',
  base: scaleCurve(usBase, 1.35),
  minimumPremium: 2500,
  mgaFee: { standard: 250, surplus: 250 },
  coverages: commonRates,
}

import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product P250. */
export const p250Plan: Plan = {
  ...usPlan,
  product: 'P250',
  base: scaleCurve(usBase, 0.94),
  minimumPremium: 5000,
  mgaFee: { standard: 350, surplus: 500 },
  coverages: { ...commonRates, 10: { rate: 0.18 }, 12: { rate: 0.14 } },
}

import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product P250_S. */
export const p250SPlan: Plan = {
  ...usPlan,
  product: 'P250_S',
  base: scaleCurve(usBase, 1.12),
  minimumPremium: 7500,
  mgaFee: { standard: 750, surplus: 750 },
  coverages: { ...commonRates, 12: { rate: 0.15 }, 38: { rate: 0.07 } },
  irpm: undefined,
}

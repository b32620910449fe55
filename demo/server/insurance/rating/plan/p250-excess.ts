import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'
import { excessLayer } from './layers.ts'

// Invented figures.

/** Product P250_EXCESS. */
export const p250ExcessPlan: Plan = {
  ...usPlan,
  product: 'P250_EXCESS',
  base: scaleCurve(usBase, 0.8),
  minimumPremium: 2500,
  mgaFee: { standard: 500, surplus: 500 },
  coverages: commonRates,
  layer: excessLayer,
  irpm: undefined,
}

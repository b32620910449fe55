import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product PRIME_TECH. */
export const primeTechPlan: Plan = {
  ...usPlan,
  product: 'PRIME_TECH',
  base: scaleCurve(usBase, 1.02),
  minimumPremium: 1200,
  mgaFee: { standard: 200, surplus: 350 },
  coverages: { ...commonRates, 50: { rate: 0.4 } },
  // a hosting failure affects many customers, a device failure one
  techEno: { 334: 0.85, 5112: 1, 518: 1.3, 519: 1.1, 5415: 1.05 },
}

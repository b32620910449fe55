import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { scaleCurve } from '../curve.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product PRIME_TECH_PLUS. */
export const primeTechPlusPlan: Plan = {
  ...usPlan,
  product: 'PRIME_TECH_PLUS',
  base: scaleCurve(usBase, 1.1),
  minimumPremium: 1600,
  mgaFee: { standard: 250, surplus: 400 },
  coverages: { ...commonRates, 50: { rate: 0.44 }, 38: { rate: 0.05 } },
  // a hosting failure affects many customers, a device failure one
  techEno: { 334: 0.82, 5112: 1, 518: 1.25, 519: 1.1, 5415: 1.05 },
}

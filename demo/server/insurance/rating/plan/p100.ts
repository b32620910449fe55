import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { usBase } from './us-base.ts'
import { usPlan } from './us-figures.ts'

// Invented figures.

/** Product P100. */
export const p100Plan: Plan = {
  ...usPlan,
  product: 'P100',
  base: usBase,
  minimumPremium: 750,
  mgaFee: { standard: 150, surplus: 250 },
  coverages: commonRates,
}

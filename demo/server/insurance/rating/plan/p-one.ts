import { commonRates } from './common.ts'
import type { Plan } from './plan.ts'
import { ukBase, ukPlan } from './uk-figures.ts'

// Invented figures.

/** Product P_ONE. */
export const pOnePlan: Plan = {
  ...ukPlan,
  product: 'P_ONE',
  base: ukBase,
  minimumPremium: 450,
  mgaFee: { standard: 50, surplus: 50 },
  coverages: commonRates,
}

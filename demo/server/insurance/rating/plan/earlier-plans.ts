import type { Plan } from './plan.ts'
import { plans } from './plans.ts'

/** Taxes as they were while no state taxed the MGA fee. */
const withoutFee =
  (taxes: Plan['taxes']): Plan['taxes'] =>
  (setting) =>
    taxes(setting).map((rule) => ({ ...rule, of: 'premium' }))

/** Plans of the US before Florida and Texas taxed the MGA fee of surplus lines. */
const untaxedFees: readonly Plan[] = Object.values<Plan>(plans)
  .filter(({ version }) => version === '2026-12')
  .map((plan) => ({ ...plan, version: '2026-11', taxes: withoutFee(plan.taxes) }))

/**
 * Plans that no longer price new quotes, but still those that they priced: a change of figures puts
 * the plan as it was here, and gives the new one its own version.
 */
export const earlierPlans: readonly Plan[] = [...untaxedFees]

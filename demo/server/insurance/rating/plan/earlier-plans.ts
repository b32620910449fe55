import type { Plan } from './plan.ts'
import { plans } from './product-plans.ts'

/** Taxes from before any state taxed the MGA fee. */
const withoutFee =
  (taxes: Plan['taxes']): Plan['taxes'] =>
  (setting) =>
    taxes(setting).map((rule) => ({ ...rule, of: 'premium' }))

/** US plans from before Florida and Texas taxed the MGA fee of surplus lines. */
const untaxedFees: readonly Plan[] = Object.values<Plan>(plans)
  .filter(({ version }) => version === '2026-12')
  .map((plan) => ({ ...plan, version: '2026-11', taxes: withoutFee(plan.taxes) }))

/**
 * Plans that still price the quotes that they priced, but no new ones. After a change of figures the old
 * plan moves here, and the new one gets its own version.
 */
export const earlierPlans: readonly Plan[] = [...untaxedFees]

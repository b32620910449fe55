import type { Plan } from './plan.ts'

/**
 * Plans that no longer price new quotes, but still those that they priced: a change of figures puts
 * the plan as it was here, and gives the new one its own version.
 */
export const earlierPlans: readonly Plan[] = []

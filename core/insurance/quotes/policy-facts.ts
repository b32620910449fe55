import type { Today } from '../../foundation/calendar-dates/today.ts'
import type { PolicyNeed } from '../products/policy-needs.ts'
import { effectiveDates } from '../rating/dates.ts'

/** The known facts that a policy names. */
export type PolicyFacts = { readonly [Need in PolicyNeed]: string | null }

/** The missing facts that a policy needs, in the order of its needs. */
export const missingFacts = (
  needs: readonly PolicyNeed[],
  facts: PolicyFacts,
): readonly PolicyNeed[] => needs.filter((need) => !facts[need]?.trim())

/** Whether a cover may still begin on its effective date when requested today (spec 2 §9). */
export const isStartOpen = (effectiveDate: string, today: Today): boolean => {
  const { min, max } = effectiveDates(today)
  return effectiveDate >= min && effectiveDate <= max
}

import type { Today } from '../../foundation/calendar-dates/today.ts'
import type { PolicyNeed } from '../products/policy-needs.ts'
import { effectiveDates } from '../rating/dates.ts'

/** What is known of the facts that a policy names. */
export type PolicyFacts = { readonly [Need in PolicyNeed]: string | null }

/** The facts that a policy needs and that nobody has given, in the order of the needs. */
export const missingFacts = (
  needs: readonly PolicyNeed[],
  facts: PolicyFacts,
): readonly PolicyNeed[] => needs.filter((need) => !facts[need]?.trim())

/** Whether a cover may still begin on its effective day when it is asked for today (spec 2 §9). */
export const isStartOpen = (effectiveDate: string, today: Today): boolean => {
  const { min, max } = effectiveDates(today)
  return effectiveDate >= min && effectiveDate <= max
}

import type { Today } from '../../foundation/calendar-dates/today.ts'
import type { PolicyNeed } from '../products/policy-needs.ts'
import { effectiveDates } from '../rating/dates.ts'

/** The data printed on a policy, as far as known. */
export type PolicyFacts = { readonly [Need in PolicyNeed]: string | null }

/** The missing data that a policy needs, in the order of its needs. */
export const missingFacts = (
  needs: readonly PolicyNeed[],
  facts: PolicyFacts,
): readonly PolicyNeed[] => needs.filter((need) => !facts[need]?.trim())

/** Whether cover may still start on the effective date if requested today (spec 2 §9). */
export const isStartOpen = (effectiveDate: string, today: Today): boolean => {
  const { min, max } = effectiveDates(today)
  return effectiveDate >= min && effectiveDate <= max
}

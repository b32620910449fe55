import { and, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { addDays } from '#core/foundation/calendar-dates/days.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { renewalWindowDays } from '#core/insurance/policies/renewal.ts'
import { policyStates, type PolicyState } from '#core/insurance/policies/transitions.ts'
import {
  insuredDay,
  type InsuredColumns,
  type InsuredDay,
} from '../../directory/states/insured-day.ts'
import { policies, type PolicyRecord } from './tables.ts'

/** Where the cover stands on a day: it begins with its first day and ends before its last one (12:01 AM). */
export const stateOf = (
  record: Pick<PolicyRecord, 'cancelled' | 'effectiveDate' | 'endDate'>,
  today: Today,
): PolicyState => {
  if (record.cancelled !== null) return 'CANCELLED'
  if (today < record.effectiveDate) return 'ISSUED'
  return today < record.endDate ? 'IN FORCE' : 'EXPIRED'
}

/** Days of the insured: today, and the last one on which a cover that ends is open for renewal. */
export interface CoverDays {
  readonly today: InsuredDay
  readonly renewal: InsuredDay
}

/** The days that covers of insureds in these columns are told by. */
export const coverDays = (columns: InsuredColumns, now: Date): CoverDays => ({
  today: insuredDay(columns, now),
  renewal: insuredDay(columns, now, (today) => addDays(today, renewalWindowDays)),
})

const conditions = ({ today }: CoverDays): Record<PolicyState, SQL | undefined> => ({
  CANCELLED: isNotNull(policies.cancelled),
  ISSUED: and(
    isNull(policies.cancelled),
    gt(policies.effectiveDate, today.earliest),
    gt(policies.effectiveDate, today.day),
  ),
  'IN FORCE': and(
    isNull(policies.cancelled),
    lte(policies.effectiveDate, today.latest),
    lte(policies.effectiveDate, today.day),
    gt(policies.endDate, today.earliest),
    gt(policies.endDate, today.day),
  ),
  EXPIRED: and(
    isNull(policies.cancelled),
    lte(policies.endDate, today.latest),
    lte(policies.endDate, today.day),
  ),
})

/** The policies whose cover stands at one of these today. */
export const coverStandsAt = (wanted: readonly string[], days: CoverDays): SQL | undefined => {
  const known = conditions(days)
  return or(...policyStates.filter((each) => wanted.includes(each)).map((each) => known[each]))
}

/** The policies that are in force and end within the renewal window. */
export const isOpenForRenewal = (days: CoverDays): SQL | undefined =>
  and(
    coverStandsAt(['IN FORCE'], days),
    lte(policies.endDate, days.renewal.latest),
    lte(policies.endDate, days.renewal.day),
  )

/** Where each cover stands today, for sorting. */
export const coverState = (days: CoverDays): SQL =>
  sql`case ${sql.join(
    policyStates.map((each) => sql`when ${conditions(days)[each]} then ${each}`),
    sql` `,
  )} end`

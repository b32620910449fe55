import { and, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { policyStates, type PolicyState } from '#core/policies/transitions.ts'
import { policies, type PolicyRecord } from './tables.ts'

/** Where the cover stands on a day: it begins with its first day and ends before its last one (12:01 AM). */
export const stateOf = (
  record: Pick<PolicyRecord, 'cancelled' | 'effectiveDate' | 'endDate'>,
  today: string,
): PolicyState => {
  if (record.cancelled !== null) return 'CANCELLED'
  if (today < record.effectiveDate) return 'ISSUED'
  return today < record.endDate ? 'IN FORCE' : 'EXPIRED'
}

const conditions = (today: string): Record<PolicyState, SQL | undefined> => ({
  CANCELLED: isNotNull(policies.cancelled),
  ISSUED: and(isNull(policies.cancelled), gt(policies.effectiveDate, today)),
  'IN FORCE': and(
    isNull(policies.cancelled),
    lte(policies.effectiveDate, today),
    gt(policies.endDate, today),
  ),
  EXPIRED: and(isNull(policies.cancelled), lte(policies.endDate, today)),
})

/** The policies whose cover stands at one of these on a day. */
export const coverStandsAt = (wanted: readonly string[], today: string): SQL | undefined => {
  const known = conditions(today)
  return or(...policyStates.filter((each) => wanted.includes(each)).map((each) => known[each]))
}

/** The same as an expression, for sorting. */
export const coverState = (today: string): SQL =>
  sql`case ${sql.join(
    policyStates.map((each) => sql`when ${conditions(today)[each]} then ${each}`),
    sql` `,
  )} end`

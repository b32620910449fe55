import { and, asc, desc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { renewalWindowDays } from '#core/insurance/policies/renewal.ts'
import type { PolicyState } from '#core/insurance/policies/transitions.ts'
import { insuredDate, type InsuredDate } from '../../directory/states/insured-day.ts'
import type { ClockStatus } from '../../kernel/lists/clock-status.ts'
import { accounts } from '../accounts/tables.ts'
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

const halfHour = 1_800_000

/** `stateOf` as an expression. */
const coverState = ({ day }: InsuredDate): SQL =>
  sql`case when ${policies.cancelled} is not null then 'CANCELLED' when ${policies.effectiveDate} > ${day} then 'ISSUED' when ${policies.endDate} > ${day} then 'IN FORCE' else 'EXPIRED' end`

const insured = { region: policies.region, state: accounts.state }

/** The policies in force that end within the renewal window, by the day of each insured. */
export const isOpenForRenewal = (now: Date): SQL | undefined => {
  const last = insuredDate(insured, now, (today) => addDays(today, renewalWindowDays))
  const ownLast = sql`(select ${last.day} from ${accounts} where ${accounts.id} = ${policies.accountId})`
  return and(
    eq(policies.coverStatus, 'IN FORCE'),
    lte(policies.endDate, last.latest),
    // few rows end between the bounds: only theirs is looked up
    or(lte(policies.endDate, last.earliest), lte(policies.endDate, ownLast)),
  )
}

/** The cover's status in lists: each insured's own day moves it on. */
export const coverClock: ClockStatus = {
  table: policies,
  column: 'cover_status',
  stale(now) {
    const { day, earliest, latest } = insuredDate(insured, now)
    const rows = (state: PolicyState, condition: SQL | undefined, order: SQL): SQL =>
      sql`select policies.ctid from ${policies} inner join ${accounts} on ${accounts.id} = ${policies.accountId} where ${and(eq(policies.coverStatus, state), condition)} order by ${order}`
    const { effectiveDate, endDate } = policies
    // the bounds are for the index, the insured's own day decides
    const hasCome = (column: PgColumn) => and(lte(column, latest), lte(column, day))
    const isToCome = (column: PgColumn) => and(gt(column, earliest), gt(column, day))
    return [
      rows('ISSUED', hasCome(effectiveDate), asc(effectiveDate)),
      rows('IN FORCE', hasCome(endDate), asc(endDate)),
      // what a demo's clock that is moved back undoes
      rows('IN FORCE', isToCome(effectiveDate), desc(effectiveDate)),
      rows('EXPIRED', isToCome(endDate), desc(endDate)),
    ]
  },
  value(now) {
    const state = coverState(insuredDate(insured, now))
    return sql`(select ${state} from ${accounts} where ${accounts.id} = ${policies.accountId})`
  },
  // days begin at the full or the half hour in every zone of an insured
  next: async (_services, now) => new Date((Math.floor(now.getTime() / halfHour) + 1) * halfHour),
}

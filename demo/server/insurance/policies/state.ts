import { and, asc, desc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import {
  renewalWindowDays,
  policyStates,
  type PolicyState,
} from '#core/insurance/policies/states.ts'
import { insuredDate, type InsuredDate } from '../../directory/states/insured-date.ts'
import type { ClockStatus } from '../../kernel/lists/clock-status.ts'
import { accounts } from '../accounts/tables.ts'
import { policies, type PolicyRecord } from './tables.ts'

type Term = Pick<PolicyRecord, 'cancelled' | 'effectiveDate' | 'endDate'>

/** A term, and whether it was renewed. */
type RenewableTerm = Term & Partial<Pick<PolicyRecord, 'renewedById'>>

/** The policy's status on a date: cover starts on its first day and ends before its last one (12:01 AM). */
export const stateOf = (record: Term, today: Today): PolicyState => {
  if (record.cancelled !== null) return 'CANCELLED'
  if (today < record.effectiveDate) return 'ISSUED'
  return today < record.endDate ? 'IN FORCE' : 'EXPIRED'
}

/** Whether a policy is in force on a date, ends within the renewal window, and is not renewed yet. */
export const isOpenForRenewal = (record: RenewableTerm, today: Today): boolean =>
  (record.renewedById ?? null) === null &&
  stateOf(record, today) === 'IN FORCE' &&
  record.endDate <= addDays(today, renewalWindowDays)

const halfHour = 1_800_000

/** `stateOf` as an SQL expression. */
const coverState = ({ day }: InsuredDate): SQL =>
  sql`case when ${policies.cancelled} is not null then 'CANCELLED' when ${policies.effectiveDate} > ${day} then 'ISSUED' when ${policies.endDate} > ${day} then 'IN FORCE' else 'EXPIRED' end`

const insured = { region: policies.region, state: accounts.state }

/** The latest end date of a policy that is open for renewal: in force, ending within the renewal window. */
const lastToRenew = (now: Date): InsuredDate =>
  insuredDate(insured, now, (today) => addDays(today, renewalWindowDays))

const other = policyStates.filter((state) => state !== 'IN FORCE')

/**
 * The stored status of policies, and whether they are open for renewal; changes with each insured's date.
 * An account is open for renewal if one of its policies is.
 */
export const coverClock: ClockStatus = {
  table: policies,
  stale(now) {
    const { day, earliest, latest } = insuredDate(insured, now)
    const last = lastToRenew(now)
    const { coverStatus, effectiveDate, endDate, isOpenForRenewal, renewedById } = policies
    const rows = (state: PolicyState, condition: SQL | undefined, order: SQL): SQL =>
      sql`select policies.ctid from ${policies} inner join ${accounts} on ${accounts.id} = ${policies.accountId} where ${and(eq(coverStatus, state), condition)} order by ${order}`
    // the bounds are for the index; the insured's own date decides
    const hasCome = (column: PgColumn) => and(lte(column, latest), lte(column, day))
    const isToCome = (column: PgColumn) => and(gt(column, earliest), gt(column, day))
    const isOpen = (is: boolean) => eq(isOpenForRenewal, is)
    return {
      forward: [
        rows('ISSUED', hasCome(effectiveDate), asc(effectiveDate)),
        rows('IN FORCE', hasCome(endDate), asc(endDate)),
        rows(
          'IN FORCE',
          and(
            isOpen(false),
            isNull(renewedById),
            lte(endDate, last.latest),
            lte(endDate, last.day),
          ),
          asc(endDate),
        ),
        ...other.map((state) => rows(state, isOpen(true), asc(endDate))),
      ],
      back: [
        rows('IN FORCE', isToCome(effectiveDate), desc(effectiveDate)),
        rows('EXPIRED', isToCome(endDate), desc(endDate)),
        rows(
          'IN FORCE',
          and(isOpen(true), gt(endDate, last.earliest), gt(endDate, last.day)),
          desc(endDate),
        ),
      ],
    }
  },
  values(now) {
    const state = coverState(insuredDate(insured, now))
    const accountValue = (value: SQL) =>
      sql`(select ${value} from ${accounts} where ${accounts.id} = ${policies.accountId})`
    return {
      cover_status: accountValue(state),
      is_open_for_renewal: accountValue(
        sql`${policies.renewedById} is null and ${state} = 'IN FORCE' and ${policies.endDate} <= ${lastToRenew(now).day}`,
      ),
    }
  },
  parents: {
    table: accounts,
    id: accounts.id,
    key: policies.accountId,
    values: {
      is_open_for_renewal: sql`exists (select 1 from ${policies} where ${policies.accountId} = ${accounts.id} and ${policies.isOpenForRenewal})`,
    },
  },
  // in every insured's zone dates start at the full or half hour
  next: async (_services, now) => new Date((Math.floor(now.getTime() / halfHour) + 1) * halfHour),
}

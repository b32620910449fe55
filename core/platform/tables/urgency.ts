import { daysBetween, type Day } from '../../foundation/calendar-dates/calendar-date.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'

/** Why a record needs somebody before long. */
export interface Urgency {
  /** `overdue` when its day has passed. */
  readonly level: 'soon' | 'overdue'
  /** Worded with `days` as its count. */
  readonly text: WordingKey
  /** Days to go, or days since the day that has passed. */
  readonly days: number
}

/** The day it is for who looks, and the day of any instant there. */
export interface Calendar {
  readonly today: Day
  readonly dayOf: (instant: string) => Day
}

/** Says of each row of a table whether it is urgent, and why. */
export type UrgencyRule<Row> = (row: Row, calendar: Calendar) => Urgency | undefined

/** How a day becomes urgent. */
interface Warning {
  /** Days before the day from which on it is urgent. */
  readonly within: number
  readonly soon: WordingKey
  readonly today: WordingKey
  /** Left out where nothing is urgent any more once the day has passed. */
  readonly overdue?: WordingKey
}

/** The urgency of a day: none while it is far, then soon, then overdue. */
export const urgencyOf = (
  day: Day,
  today: Day,
  { within, soon, today: onDay, overdue }: Warning,
): Urgency | undefined => {
  const days = daysBetween(today, day)
  if (days > within) return undefined
  if (days > 0) return { level: 'soon', text: soon, days }
  if (days === 0) return { level: 'soon', text: onDay, days }
  return overdue === undefined ? undefined : { level: 'overdue', text: overdue, days: -days }
}

/** The rule of tables whose records never press. */
export const neverUrgent: UrgencyRule<unknown> = () => undefined

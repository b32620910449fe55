import { daysBetween, type Day } from '../../foundation/calendar-dates/calendar-date.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'

/** Why a record needs attention soon. */
export interface Urgency {
  /** `overdue` once its date has passed. */
  readonly level: 'soon' | 'overdue'
  /** A text with `days` as its count. */
  readonly text: WordingKey
  /** Days until the date, or since it passed. */
  readonly days: number
}

/** Today's date and the date of any instant in the zone of a record. */
export interface Calendar {
  readonly today: Day
  readonly dayOf: (instant: string) => Day
}

/** The urgency of a row; undefined if it has none. */
export type UrgencyRule<Row> = (row: Row, calendar: Calendar) => Urgency | undefined

/** When a date becomes urgent. */
interface Warning {
  /** How many days before the date it becomes urgent. */
  readonly within: number
  readonly soon: WordingKey
  readonly today: WordingKey
  /** Absent if a past date is not urgent. */
  readonly overdue?: WordingKey
}

/** The urgency of a date: none while it is far away, then soon, then overdue. */
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

/** The rule of tables whose records are never urgent. */
export const neverUrgent: UrgencyRule<unknown> = () => undefined

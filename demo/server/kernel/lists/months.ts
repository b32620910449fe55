import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Seconds of a month, all of one length: a twelfth of 365.25 days. */
const secondsAMonth = 2_629_800

/**
 * The number of the month of an instant. Index and queries must have the same expression, or the
 * index is not used.
 */
export const monthIn = (instant: SQLWrapper): SQL =>
  sql`(floor(extract(epoch from ${instant} at time zone 'UTC') / ${sql.raw(String(secondsAMonth))})::integer)`

const secondsAWeek = 604_800

/** The number of the week of an instant; index and queries must have the same expression, too. */
export const weekIn = (instant: SQLWrapper): SQL =>
  sql`(floor(extract(epoch from ${instant} at time zone 'UTC') / ${sql.raw(String(secondsAWeek))})::integer)`

const secondsADay = 86_400
const daysAWeek = secondsAWeek / secondsADay

/** The same of its day. */
export const dayIn = (instant: SQLWrapper): SQL =>
  sql`(floor(extract(epoch from ${instant} at time zone 'UTC') / ${sql.raw(String(secondsADay))})::integer)`

/** The number of the week of a day. */
export const weekOfDay = (day: number): number => Math.floor(day / daysAWeek)

/** The first and the last day of a week. */
export const daysOfWeek = (week: number): readonly [first: number, last: number] => [
  week * daysAWeek,
  week * daysAWeek + daysAWeek - 1,
]

/** The number of the month in which a day begins. */
export const monthOfDay = (day: number): number => Math.floor((day * secondsADay) / secondsAMonth)

/** The number of the month of an instant. */
export const monthOf = (instant: Date): number =>
  Math.floor(instant.getTime() / 1_000 / secondsAMonth)

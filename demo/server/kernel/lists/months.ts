import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Seconds of a month, all of one length: a twelfth of 365.25 days. */
const secondsAMonth = 2_629_800

/**
 * The number of the month of an instant. Index and queries must have the same expression, or the
 * index is not used.
 */
export const monthIn = (instant: SQLWrapper): SQL =>
  sql`(floor(extract(epoch from ${instant} at time zone 'UTC') / ${sql.raw(String(secondsAMonth))})::integer)`

/** The number of the month of an instant. */
export const monthOf = (instant: Date): number =>
  Math.floor(instant.getTime() / 1_000 / secondsAMonth)

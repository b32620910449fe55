import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * The lengths of periods of creation in days, each a multiple of the one before: some of each cover any span
 * of days with few.
 */
export const periods = [1, 7, 28, 112] as const
type Length = (typeof periods)[number]

/** The longest ones, of which a span has as many as it needs. */
export const longest = periods[3]

const secondsADay = 86_400

/**
 * The number of the period of an instant. Index and queries must have the same expression, or the index is not
 * used.
 */
export const periodIn = (instant: SQLWrapper, length: Length): SQL =>
  sql`(floor(extract(epoch from ${instant} at time zone 'UTC') / ${sql.raw(String(secondsADay * length))})::integer)`

/** The instant at which a day begins. */
export const beginOf = (day: number): Date => new Date(day * secondsADay * 1_000)

/** What the marks of periods of a length begin with: `7d:2878` is a week. */
export const markOf = (length: Length): string => `${length}d:`

/** A span of days from the beginning or to the end of all time. */
export interface Span {
  /** The marks of the periods that are shorter than the longest. */
  readonly marks: readonly string[]
  /** The number of the first of the longest periods, or of the last one. */
  readonly edge: number
}

const between = (from: number, end: number): readonly number[] =>
  Array.from({ length: end - from }, (_, at) => from + at)

const shorter = periods.flatMap((length, at) => {
  const next = periods[at + 1]
  return next === undefined ? [] : [{ length, next }]
})

const marksOf = (length: Length, from: number, end: number): readonly string[] =>
  between(from / length, end / length).map((each) => `${markOf(length)}${each}`)

/** The days from one on. */
export const daysFrom = (day: number): Span => {
  let from = day
  const marks = shorter.flatMap(({ length, next }) => {
    const begin = from
    from = Math.ceil(begin / next) * next
    return marksOf(length, begin, from)
  })
  return { marks, edge: from / longest }
}

/** The days up to one. */
export const daysUpTo = (day: number): Span => {
  let end = day + 1
  const marks = shorter.flatMap(({ length, next }) => {
    const last = end
    end = Math.floor(last / next) * next
    return marksOf(length, end, last)
  })
  return { marks, edge: end / longest - 1 }
}

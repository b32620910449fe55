import { dayIn, dayStart } from '../../foundation/calendar-dates/calendar-date.ts'

const minute = 60_000
const hour = 60 * minute

/** Codes of dashboard durations (spec 1 §9); texts are `portal:duration.<code>`. */
export const durations = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const
export type Duration = (typeof durations)[number]

/** 7 days. */
export const defaultDuration: Duration = '5'

/**
 * The beginning of a duration that ends at `now`, milliseconds since 1970; days and months are
 * those of the zone.
 */
const beginnings: Readonly<Record<Duration, (now: number, zone: string) => number>> = {
  0: (now) => now - 15 * minute,
  1: (now) => now - hour,
  2: (now) => now - 4 * hour,
  3: (now, zone) => dayStart(zone, dayIn(zone, new Date(now))),
  4: (now) => now - 24 * hour,
  5: (now) => now - 7 * 24 * hour,
  6: (now, zone) => dayStart(zone, `${dayIn(zone, new Date(now)).slice(0, 7)}-01`),
  7: (now) => now - 30 * 24 * hour,
  8: (now) => now - 90 * 24 * hour,
}

/**
 * The beginning of a duration for list calls, rounded to the minute, so that repeated calls are
 * equal.
 */
export const sinceOf = (duration: Duration, now: number, zone: string): string => {
  const begin = beginnings[duration](now, zone)
  return new Date(Math.floor(begin / minute) * minute).toISOString()
}

/** The duration of a code; undefined for an unknown one. */
export const durationOf = (code: string | undefined): Duration | undefined =>
  durations.find((each) => each === code)

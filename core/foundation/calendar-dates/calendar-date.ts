import { formatCache } from '../formats/format-cache.ts'

/** A calendar date, `YYYY-MM-DD`. Compared as a string, never converted to a local time. */
export type Day = string

const parts = (day: Day): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]

const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** Adds days to a date; a negative number subtracts. */
export const addDays = (day: Day, count: number): Day => {
  const [year, month, date] = parts(day)
  return fromUtc(Date.UTC(year, month - 1, date + count))
}

/** Adds months to a date. Clamps to the last day of a shorter month. */
export const addMonths = (day: Day, count: number): Day => {
  const [year, month, date] = parts(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The number of days from one date to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

const dayFormats = formatCache<Intl.DateTimeFormat>()

/**
 * Formats dates by locale, in one style for screens, documents and mails: `Nov 20, 2026`, `20 Nov
 * 2026`. A date has no zone. An instant of a record is dated in the insured's zone (the record's
 * `timezone`), so that screen and paper show the same date. Instants without an insured (sessions,
 * keys, drafts) are dated in the viewer's zone.
 */
export const dayFormat = (locale: string): ((day: Day) => string) => {
  const format = dayFormats(
    locale,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  )
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}

const dayParts = formatCache<Intl.DateTimeFormat>()

/**
 * The date in an IANA zone at an instant. Built from parts, because engines order them differently
 * (`en-CA` is `2026-11-20` or `11/20/2026`).
 */
export const dayIn = (zone: string, instant: Date): Day => {
  const format = dayParts(
    zone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }),
  )
  const written = format.formatToParts(instant)
  const of = (type: 'year' | 'month' | 'day') => written.find((part) => part.type === type)?.value
  return `${of('year')}-${of('month')}-${of('day')}`
}

/** The largest offset of any zone from UTC, in minutes. */
const maxZoneOffset = 14 * 60

/** The first instant of a day in an IANA zone, milliseconds since 1970. */
export const dayStart = (zone: string, day: Day): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 60_000
  let [before, from] = [midnight - maxZoneOffset - 1, midnight + maxZoneOffset]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayIn(zone, new Date(middle * 60_000)) < day) before = middle
    else from = middle
  }
  return from * 60_000
}

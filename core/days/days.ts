/** A calendar day, `YYYY-MM-DD`. Days are compared as strings and never become a local time. */
export type Day = string

const parts = (day: Day): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]

const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** The day so many days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day => {
  const [year, month, date] = parts(day)
  return fromUtc(Date.UTC(year, month - 1, date + count))
}

/** The same day of another month; the last one of that month where it is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const [year, month, date] = parts(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The day it is in an IANA zone at an instant. */
export const dayIn = (zone: string, instant: Date): Day =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)

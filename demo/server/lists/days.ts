/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const millisecondsADay = 86_400_000

/** The day so many days later (earlier when negative). */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay))

/** The moment so many days after another. */
export const momentAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * millisecondsADay)

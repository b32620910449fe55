const millisecondsADay = 86_400_000

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The moment so many days after another. */
export const momentAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * millisecondsADay)

const millisecondsADay = 86_400_000

/** The instant a number of days after another. */
export const instantAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * millisecondsADay)

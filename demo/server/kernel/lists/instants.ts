const millisecondsADay = 86_400_000

/** The instant so many days after another. */
export const instantAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * millisecondsADay)

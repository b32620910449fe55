const millisecondsADay = 86_400_000

/** The moment so many days after another. */
export const momentAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * millisecondsADay)

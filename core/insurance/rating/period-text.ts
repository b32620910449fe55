/** The text of a retroactive period in years. Other numbers mean Full Prior Acts. */
export const periodTextOf = (years: number) =>
  years === 1 || years === 2
    ? (`rating:retroActivePeriod.${years}` as const)
    : 'rating:retroActivePeriod.-1'

const patterns = [
  /^(\d{4})$/,
  /^(\d{4})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  // the day or the month first, the year is the same
  /^(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|[12]\d|3[01])[/.](\d{4})$/,
]

/** The year of a typed text: `1999`, or that of a date, `1999-05-01`. Undefined for other texts. */
export const yearIn = (text: string): number | undefined => {
  for (const pattern of patterns) {
    const [, year] = pattern.exec(text.trim()) ?? []
    if (year !== undefined) return Number(year)
  }
  return undefined
}

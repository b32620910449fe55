/** Minor units to the whole dollar or pound: cents are noise in a figure of many records. */
export const wholeUnits = (minor: number): number => Math.round(minor / 100) * 100

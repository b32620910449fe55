/** Milliseconds that a profile is used before it is read again (spec 1 §9). */
export const profileLife = 10 * 60_000

/** Milliseconds that a profile is used before it is read again (spec 1 §9). */
export const profileStaleTime = 10 * 60_000

/** Milliseconds until a profile is stale (spec 1 §9). */
export const profileStaleTime = 10 * 60_000

/** How long a profile is used before it is asked again (spec 1 §9). */
export const profileLife = 10 * 60_000

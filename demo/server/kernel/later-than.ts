/**
 * The current time, or one millisecond after `before`: two changes within a millisecond are two
 * versions.
 */
export const laterThan = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))

import type { Stop, TimeSource } from '#core/foundation/host/host.ts'

/** Milliseconds from a request until the next screen opens, so that what was said is read (spec 2 §9). */
const redirectDelay = 2_000

/** Opens the screen that follows a request once the message has stood long enough; stopped, it stays. */
export const redirectLater = (time: Pick<TimeSource, 'after'>, open: () => void): Stop =>
  time.after(redirectDelay, open)

import type { Stop, TimeSource } from '#core/foundation/host/host.ts'

/**
 * Milliseconds until the next screen opens after a request, so that the message can be read (spec 2
 * §9).
 */
const redirectDelay = 2_000

/** Opens the next screen after a delay; the returned function cancels it. */
export const redirectLater = (time: Pick<TimeSource, 'after'>, open: () => void): Stop =>
  time.after(redirectDelay, open)

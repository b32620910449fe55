import type { Stop, TimeSource } from '../host/host.ts'

/**
 * Time as the platform's server counts it. It starts at the machine's own time and is set right
 * whenever a token tells the server's; in between it counts monotonic time, so that a wrong or
 * jumping machine clock breaks nothing.
 */
export interface Clock {
  /** Milliseconds since 1970 by the server's clock, as far as known. */
  now(): number
  /** Milliseconds that never jump, for measuring. */
  monotonic(): number
  /** Milliseconds since 1970 by the machine's own clock, right or wrong. */
  wall(): number
  /** Sets the clock right: the server just said that it is `serverNow` (milliseconds since 1970). */
  learn(serverNow: number): void
  /** True when the machine slept since `learn`: its wall clock ran on while monotonic time stood. */
  slept(): boolean
  /** True when the server's time was learnt and the machine did not sleep since. */
  isRight(): boolean
  /** Runs `work` once after `ms` milliseconds. */
  after(ms: number, work: () => void): Stop
}

/** Drift between wall and monotonic time from which on we assume that the machine slept. */
const sleepThreshold = 5_000

export const createClock = (time: TimeSource): Clock => {
  let hasLearnt = false
  let anchor = { server: time.wall(), wall: time.wall(), monotonic: time.monotonic() }
  const slept = (): boolean =>
    time.wall() - anchor.wall - (time.monotonic() - anchor.monotonic) > sleepThreshold
  return {
    now: () => anchor.server + (time.monotonic() - anchor.monotonic),
    monotonic: () => time.monotonic(),
    wall: () => time.wall(),
    learn(serverNow) {
      hasLearnt = true
      anchor = { server: serverNow, wall: time.wall(), monotonic: time.monotonic() }
    },
    slept,
    isRight: () => hasLearnt && !slept(),
    after: (ms, work) => time.after(ms, work),
  }
}

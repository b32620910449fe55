import type { Stop, TimeSource } from '../host/host.ts'

/**
 * The platform server's time. Starts at the machine's time and is corrected whenever a token
 * carries the server's. In between it adds monotonic time, so a wrong or changed machine clock has
 * no effect.
 */
export interface Clock {
  /** Milliseconds since 1970 by the server's clock, or the best estimate of it. */
  now(): number
  /** Monotonic milliseconds, for measuring durations. */
  monotonic(): number
  /** Milliseconds since 1970 by the machine's own clock, which may be wrong. */
  wallClock(): number
  /** Corrects the clock by the server's time, `serverNow`, in milliseconds since 1970. */
  learn(serverNow: number): void
  /**
   * Whether the machine has slept since `learn`: its wall clock advanced while monotonic time did
   * not.
   */
  slept(): boolean
  /** Whether the server's time is known and the machine has not slept since. */
  isRight(): boolean
  /** Runs `work` once after `ms` milliseconds. */
  after(ms: number, work: () => void): Stop
}

/** Drift between wall and monotonic time above which the machine is assumed to have slept. */
const sleepThreshold = 5_000

export const createClock = (time: TimeSource): Clock => {
  let hasLearnt = false
  let anchor = { server: time.wallClock(), wall: time.wallClock(), monotonic: time.monotonic() }
  const slept = (): boolean =>
    time.wallClock() - anchor.wall - (time.monotonic() - anchor.monotonic) > sleepThreshold
  return {
    now: () => anchor.server + (time.monotonic() - anchor.monotonic),
    monotonic: () => time.monotonic(),
    wallClock: () => time.wallClock(),
    learn(serverNow) {
      hasLearnt = true
      anchor = { server: serverNow, wall: time.wallClock(), monotonic: time.monotonic() }
    },
    slept,
    isRight: () => hasLearnt && !slept(),
    after: (ms, work) => time.after(ms, work),
  }
}

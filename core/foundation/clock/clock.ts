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
  synchronise(serverNow: number): void
  /**
   * Whether the machine has slept since `synchronise`: its wall clock advanced while monotonic time
   * did not.
   */
  hasSlept(): boolean
  /** Whether the server's time is known and the machine has not slept since. */
  isSynchronised(): boolean
  /** Runs `work` once after `ms` milliseconds. */
  after(ms: number, work: () => void): Stop
}

/** Drift between wall and monotonic time above which the machine is assumed to have slept. */
const sleepThreshold = 5_000

export const createClock = (time: TimeSource): Clock => {
  let hasServerTime = false
  let anchor = { server: time.wallClock(), wall: time.wallClock(), monotonic: time.monotonic() }
  const hasSlept = (): boolean =>
    time.wallClock() - anchor.wall - (time.monotonic() - anchor.monotonic) > sleepThreshold
  return {
    now: () => anchor.server + (time.monotonic() - anchor.monotonic),
    monotonic: () => time.monotonic(),
    wallClock: () => time.wallClock(),
    synchronise(serverNow) {
      hasServerTime = true
      anchor = { server: serverNow, wall: time.wallClock(), monotonic: time.monotonic() }
    },
    hasSlept,
    isSynchronised: () => hasServerTime && !hasSlept(),
    after: (ms, work) => time.after(ms, work),
  }
}

import type { Stop, TimeSource } from '../foundation/host/host.ts'

/** Time that only the test advances. */
export interface ManualTime extends TimeSource {
  /** Advances time and runs the timers that fall due, with all their consequences. */
  advance(ms: number): Promise<void>
  /** Runs pending promises and imports without advancing time. */
  settle(): Promise<void>
  /** Sets the machine's clock without advancing time. */
  shiftWallClock(ms: number): void
  /** Simulates sleep: the machine's clock advances, monotonic time and timers do not. */
  sleep(ms: number): void
}

/** Rounds of the event loop after which all consequences of a timer have run. */
const rounds = 4

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

let importsSettled = (): Promise<void> => Promise.resolve()

/**
 * For a runner that loads imported modules itself: sets how to wait for them. Call it before the
 * first test.
 */
export const waitForImports = (settled: () => Promise<void>): void => {
  importsSettled = settled
}

const start = Date.UTC(2026, 10, 20, 9)

export const createManualTime = (): ManualTime => {
  let wall = start
  let monotonic = 0
  const timers = new Set<{ readonly due: number; readonly work: () => void }>()

  const settle = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      // sequential: each round waits for the one before
      // oxlint-disable-next-line no-await-in-loop
      await importsSettled().then(turn)
    }
  }

  const moveTo = (instant: number): void => {
    wall += instant - monotonic
    monotonic = instant
  }

  const next = (until: number) =>
    [...timers].filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0]

  return {
    wallClock: () => wall,
    monotonic: () => monotonic,
    after(ms, work): Stop {
      const timer = { due: monotonic + ms, work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    settle,
    async advance(ms) {
      const until = monotonic + ms
      await settle()
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        timers.delete(timer)
        moveTo(Math.max(timer.due, monotonic))
        timer.work()
        // Timers run one after another, as in a browser.
        // oxlint-disable-next-line no-await-in-loop
        await settle()
      }
      moveTo(until)
    },
    shiftWallClock(ms) {
      wall += ms
    },
    sleep(ms) {
      wall += ms
    },
  }
}

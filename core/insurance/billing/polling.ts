import type { Stop } from '../../foundation/host/host.ts'

/**
 * Intervals between reads, in milliseconds. Polling ends after the last one, after about four
 * minutes.
 */
const waits = [
  500, 700, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 30_000,
  40_000, 60_000,
] as const

export interface Polling {
  /** Starts polling with the shortest interval; restarts a running poll. */
  start(): void
  stop(): void
  isRunning(): boolean
}

/**
 * Polls at growing intervals until there is a result or the intervals are used up. A failed read
 * counts as no result.
 */
export const createPolling = (input: {
  readonly after: (ms: number, work: () => void) => Stop
  readonly look: () => Promise<'again' | 'done'>
  readonly gaveUp: () => void
}): Polling => {
  let stopWaiting: Stop | undefined
  let run = 0

  const wait = (step: number, own: number): void => {
    const ms = waits[step]
    if (ms === undefined) {
      stopWaiting = undefined
      input.gaveUp()
      return
    }
    stopWaiting = input.after(ms, () => {
      void input
        .look()
        .catch(() => 'again' as const)
        .then((answer) => {
          if (own !== run) return
          if (answer === 'again') wait(step + 1, own)
          else stopWaiting = undefined
        })
    })
  }

  const stop = (): void => {
    run += 1
    stopWaiting?.()
    stopWaiting = undefined
  }

  return {
    start() {
      stop()
      wait(0, run)
    },
    stop,
    isRunning: () => stopWaiting !== undefined,
  }
}

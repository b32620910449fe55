import type { Stop } from '#core/foundation/host/host.ts'
import type { Clock } from '#core/foundation/clock/clock.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'

/** Milliseconds to collect the events of one change. */
const burst = 50

/** Milliseconds between refreshes while changes continue; each reads every quote of its period. */
const pauses = [1_000, 2_000, 5_000] as const
const maxPause = 5_000

/** Milliseconds without a refresh after which the pauses reset. */
const quiet = 10_000

const isOfQuotes = (event: LiveEvent): boolean =>
  event.type === 'reset' || (event.type !== 'presence' && event.kind === 'quote')

/**
 * Refreshes the figures after changes elsewhere: at once, and less often while changes continue.
 */
export const createFreshFigures = (
  clock: Pick<Clock, 'after' | 'monotonic'>,
  sumUp: () => Promise<unknown>,
) => {
  let stop: Stop | undefined
  let isDue = false
  let inARow = 0
  let last = Number.NEGATIVE_INFINITY

  const run = (): void => {
    isDue = false
    inARow = clock.monotonic() - last > quiet ? 0 : inARow + 1
    last = clock.monotonic()
    stop = clock.after(pauses[inARow] ?? maxPause, () => {
      stop = undefined
      if (isDue) run()
    })
    void sumUp()
  }

  return {
    onEvent(event: LiveEvent): void {
      if (!isOfQuotes(event)) return
      isDue = true
      stop ??= clock.after(burst, run)
    },
    stop(): void {
      stop?.()
      stop = undefined
    },
  }
}

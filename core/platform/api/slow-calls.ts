import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { Stop } from '../../foundation/host/host.ts'

/** Milliseconds after which a call is slow. */
export const slowAfter = 10_000

/** The watch of one call. */
export interface CallWatch {
  /** Stops watching: the call has ended, or waits for its user. */
  stop(): void
  /** Restarts the timer. */
  restart(): void
}

/** Watches the calls of a platform and reports slow ones. */
export interface SlowCalls {
  /** Whether a user is waiting for a slow call. */
  readonly $isSlow: ReadableAtom<boolean>
  /** Watches a call from its start. */
  watch(): CallWatch
}

/** Creates the watch of a platform's calls. */
export const createSlowCalls = (clock: Pick<Clock, 'after'>): SlowCalls => {
  const $count = atom(0)
  return {
    $isSlow: computed($count, (count) => count > 0),
    watch() {
      let end: Stop = () => {}
      const stop = (): void => {
        end()
        end = () => {}
      }
      const restart = (): void => {
        stop()
        end = clock.after(slowAfter, () => {
          $count.set($count.get() + 1)
          end = () => $count.set($count.get() - 1)
        })
      }
      restart()
      return { stop, restart }
    },
  }
}

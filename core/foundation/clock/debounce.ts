import type { Stop } from '../host/host.ts'
import type { Clock } from './clock.ts'

/** Runs the work of the last call, after a pause without calls. */
export interface Debounce {
  /** Schedules `work` after the pause and replaces work scheduled earlier. */
  restart(work: () => void): void
  /** Cancels scheduled work. */
  readonly stop: Stop
}

/** Creates a debounce with a pause of `ms` milliseconds. */
export const createDebounce = (clock: Pick<Clock, 'after'>, ms: number): Debounce => {
  let stop: Stop = () => {}
  return {
    restart(work) {
      stop()
      stop = clock.after(ms, work)
    },
    stop: () => stop(),
  }
}

import type { Stop } from '../host/host.ts'
import type { Clock } from './clock.ts'

/** Runs the work of the last call only, after a pause without calls. */
export interface Debounce {
  /** Schedules `work` after the pause and replaces work that is still scheduled. */
  restart(work: () => void): void
  /** Cancels scheduled work. */
  readonly stop: Stop
}

/** Makes a debounce with a pause of `ms` milliseconds. */
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

import type { Stop } from '../host/host.ts'
import type { Clock } from './clock.ts'

/** Runs the work of the last call only, once no other call has come for a while. */
export interface Debounce {
  /** Runs `work` after the pause, in place of work that still waits. */
  restart(work: () => void): void
  /** Drops work that waits. */
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

import type { Clock } from '../../foundation/clock/clock.ts'
import type { Stop } from '../../foundation/host/host.ts'

const minute = 60_000

/** Reports the remaining minutes of a lock, rounded up, whenever they change; 0 at its end. */
export const createLock = (
  clock: Pick<Clock, 'monotonic' | 'after'>,
  report: (minutes: number) => void,
): { close(seconds: number): void; open(): void } => {
  let stop: Stop = () => {}

  const count = (until: number): void => {
    const left = Math.max(0, until - clock.monotonic())
    const minutes = Math.ceil(left / minute)
    report(minutes)
    if (minutes > 0) stop = clock.after(left - (minutes - 1) * minute, () => count(until))
  }

  return {
    close(seconds) {
      stop()
      count(clock.monotonic() + seconds * 1000)
    },
    open() {
      stop()
      report(0)
    },
  }
}

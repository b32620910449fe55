import type { Clock } from './services.ts'

/** The machine's time plus an offset that the demo and tests set. */
export interface MovableClock extends Clock {
  offset(): number
  setOffset(milliseconds: number): void
}

export const createClock = (): MovableClock => {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => offset,
    setOffset(milliseconds) {
      offset = milliseconds
    },
  }
}

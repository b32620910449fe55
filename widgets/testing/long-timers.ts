interface LongTimer {
  readonly due: number
  readonly work: () => void
}

/** Controls the long timers of a page. */
export interface LongTimers {
  /** Advances their time, and runs the due timers in order. */
  pass(ms: number): void
  restore(): void
}

/** Pauses timers of at least the given milliseconds. Shorter timers run normally. */
export const pauseLongTimers = (shortest = 5_000): LongTimers => {
  const { setTimeout, clearTimeout } = globalThis
  const held = new Map<number, LongTimer>()
  let now = 0
  let last = 1_000_000_000

  const hold = (work: () => void, ms = 0): number => {
    last += 1
    held.set(last, { due: now + ms, work })
    return last
  }
  Object.assign(globalThis, {
    setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) =>
      (ms ?? 0) < shortest ? setTimeout(work, ms, ...rest) : hold(work, ms),
    clearTimeout: (timer?: number) => {
      if (timer === undefined || !held.delete(timer)) clearTimeout(timer)
    },
  })
  return {
    pass(ms) {
      now += ms
      const due = [...held]
        .filter(([, timer]) => timer.due <= now)
        .toSorted(([, a], [, b]) => a.due - b.due)
      for (const [timer, { work }] of due) if (held.delete(timer)) work()
    },
    restore: () => Object.assign(globalThis, { setTimeout, clearTimeout }),
  }
}

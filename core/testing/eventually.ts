import { vi } from 'vitest'

/** Milliseconds: ends a wait that is in vain, and is long enough for a busy machine. */
const timeout = 30_000

/** Repeats a check until it does not throw; throws its last error where that takes too long. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout })

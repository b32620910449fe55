import { vi } from 'vitest'

/** Milliseconds until a wait fails; long enough for a busy machine. */
const timeout = 30_000

/** Repeats a check until it does not throw; rejects with its last error after a timeout. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout })

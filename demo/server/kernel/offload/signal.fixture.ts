/** Lets a test block a task of a worker thread: see `waitForSignal`. */
export interface Signal {
  /** The input of the task. */
  readonly memory: SharedArrayBuffer
  /** Resolves when the task runs. */
  readonly reached: Promise<unknown>
  /** Lets the task continue. */
  give(): void
}

export const newSignal = (): Signal => {
  const memory = new SharedArrayBuffer(8)
  const numbers = new Int32Array(memory)
  return {
    memory,
    reached: Promise.resolve(Atomics.waitAsync(numbers, 1, 0).value),
    give() {
      Atomics.store(numbers, 0, 1)
      Atomics.notify(numbers, 0)
    },
  }
}

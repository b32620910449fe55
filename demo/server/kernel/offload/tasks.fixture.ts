import { task } from './task.ts'

/** Blocks its thread until the test sets the first number of the shared memory. */
export const waitForSignal = task<SharedArrayBuffer, string>(import.meta.url, {
  name: 'waitForSignal',
  limit: 60_000,
  async work(signal) {
    const numbers = new Int32Array(signal)
    Atomics.store(numbers, 1, 1)
    Atomics.notify(numbers, 1)
    Atomics.wait(numbers, 0, 0)
    return 'signalled'
  },
})

/** Never ends. */
export const hang = task<null, never>(import.meta.url, {
  name: 'hang',
  limit: 200,
  async work() {
    for (;;);
  },
})

/** Needs more memory than a thread has. */
export const eatMemory = task<null, number>(import.meta.url, {
  name: 'eatMemory',
  limit: 60_000,
  async work() {
    const eaten: unknown[] = []
    for (;;) eaten.push(Array.from<number>({ length: 50_000 }).fill(0))
  },
})

export const double = task<number, number>(import.meta.url, {
  name: 'double',
  limit: 10_000,
  work: async (number) => number * 2,
})

export const fail = task<string, never>(import.meta.url, {
  name: 'fail',
  limit: 10_000,
  async work(message) {
    throw new Error(message)
  },
})

/** Has a shorter timeout than a slow thread takes to load. */
export const hurry = task<null, string>(import.meta.url, {
  name: 'hurry',
  limit: 1_500,
  work: async () => 'in time',
})

/** Waits for several times its limit without computing, as a thread of a busy machine does. */
export const linger = task<null, string>(import.meta.url, {
  name: 'linger',
  limit: 200,
  async work() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2.5 * linger.limit)
    return 'in time'
  },
})

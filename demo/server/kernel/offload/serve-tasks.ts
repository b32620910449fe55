import { parentPort } from 'node:worker_threads'
import type { Loaded, Order, Outcome } from './messages.ts'
import type { AnyTask } from './task.ts'

const workOn = async (known: readonly AnyTask[], { task, input }: Order): Promise<Outcome> => {
  try {
    const found = known.find(({ name }) => name === task)
    if (!found) throw new Error(`No worker thread knows the task ${task}`)
    // the caller's side has checked the type of the input
    return { kind: 'done', output: await found.work(input as never) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Runs in a worker thread: does the tasks that the main thread sends, one after the other. */
export const serveTasks = (known: readonly AnyTask[]): void => {
  parentPort?.on('message', (order: Order) => {
    void workOn(known, order).then((outcome) => parentPort?.postMessage(outcome, []))
  })
  parentPort?.postMessage({ kind: 'loaded' } satisfies Loaded, [])
}

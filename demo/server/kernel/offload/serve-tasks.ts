import { parentPort } from 'node:worker_threads'
import type { Loaded, Order, Outcome } from './messages.ts'
import type { AnyTask } from './task.ts'

const isTask = (value: unknown): value is AnyTask =>
  typeof value === 'object' && value !== null && 'name' in value && 'work' in value

/** The task of a name that a file exports. */
const taskIn = async (file: string, task: string): Promise<AnyTask> => {
  const exported: Readonly<Record<string, unknown>> = await import(file)
  const found = Object.values(exported).find((each) => isTask(each) && each.name === task)
  if (!isTask(found)) throw new Error(`${file} exports no task ${task}`)
  return found
}

const workOn = async ({ task, file, input }: Order): Promise<Outcome> => {
  try {
    const found = await taskIn(file, task)
    // the caller has checked the type of the input
    return { kind: 'done', output: await found.work(input as never) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Runs in a worker thread. Does the tasks that the main thread sends, one at a time. */
export const serveTasks = (): void => {
  parentPort?.on('message', (order: Order) => {
    void workOn(order).then((outcome) => parentPort?.postMessage(outcome, []))
  })
  parentPort?.postMessage({ kind: 'loaded' } satisfies Loaded, [])
}

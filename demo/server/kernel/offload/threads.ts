import { Worker } from 'node:worker_threads'
import { messageOf, type Log } from '../log.ts'
import type { Loaded, Order, Outcome } from './messages.ts'
import { TaskStopped, type Task } from './task.ts'

/**
 * Memory limit of one thread in MB, several times what the largest document needs. A single
 * allocation above it ends the whole process, so the input of tasks must be bounded.
 */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Worker threads: each starts when all others are busy, and is replaced when it was ended. */
export interface Threads {
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>
  close(): Promise<void>
}

/**
 * Timeout for loading a thread's files, in milliseconds. Separate from a task's timeout: on a busy
 * machine loading takes longer than most tasks.
 */
const loadLimit = 60_000

interface Stopped {
  readonly kind: 'stopped'
  readonly why: string
}

/**
 * The next message of a thread within `limit`, after `order` was sent. Rejects when it cannot be
 * sent.
 */
const nextMessage = <Message extends Loaded | Outcome>(
  worker: Worker,
  limit: number,
  order?: Order,
): Promise<Message | Stopped> => {
  const { promise, resolve, reject } = Promise.withResolvers<Message | Stopped>()
  const stop = (why: string): void => resolve({ kind: 'stopped', why })
  const onError = (error: unknown): void => stop(messageOf(error))
  const onExit = (): void => stop('its thread ended')
  const timer = setTimeout(() => stop(`it took more than ${limit} ms`), limit)
  worker.once('message', resolve)
  worker.once('error', onError)
  worker.once('exit', onExit)
  // only a busy thread keeps the process alive
  worker.ref()
  try {
    if (order) worker.postMessage(order, [])
  } catch (error) {
    reject(error)
  }
  return promise.finally(() => {
    clearTimeout(timer)
    worker.unref()
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  })
}

/** Threads that run the file at `entry`, which must call `serveTasks`. */
export const createThreads = (entry: URL, log: Log): Threads => {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  const start = (): Worker => {
    const worker = new Worker(entry, { resourceLimits, execArgv: [] })
    all.add(worker)
    // an error event without a listener would end the process
    worker.on('error', (error) => log({ what: 'worker thread failed', error }))
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at !== -1) idle.splice(at, 1)
    })
    return worker
  }

  return {
    async run<Input, Output>({ name, limit }: Task<Input, Output>, input: Input) {
      if (closed) throw new TaskStopped(`${name}: the platform is closing`)
      const waiting = idle.pop()
      const worker = waiting ?? start()
      const stop = async (why: string): Promise<never> => {
        log({ what: 'task stopped', task: name, why })
        await worker.terminate()
        throw new TaskStopped(`${name}: ${why}`)
      }
      const loaded = waiting ? undefined : await nextMessage<Loaded>(worker, loadLimit)
      if (loaded?.kind === 'stopped') return stop(loaded.why)
      const ended = await nextMessage<Outcome>(worker, limit, { task: name, input }).catch(
        (error: unknown) => ({ kind: 'failed', error }) as const,
      )
      if (ended.kind === 'stopped') return stop(ended.why)
      idle.push(worker)
      if (ended.kind === 'failed') throw ended.error
      // a task's result has its own type, cloned
      return ended.output as Output
    },
    async close() {
      closed = true
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

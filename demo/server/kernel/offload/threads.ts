import { Worker } from 'node:worker_threads'
import { messageOf, type Log } from '../log.ts'
import type { Loaded, Order, Outcome } from './messages.ts'
import { TaskStopped } from './task-stopped.ts'
import type { Task } from './task.ts'

/**
 * Memory limit of one thread in MB, several times what the largest document needs. A single
 * allocation above it ends the whole process, so the input of tasks must be bounded.
 */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Worker threads. Each starts when all others are busy, and is replaced after it ended. */
export interface Threads {
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>
  close(): Promise<void>
}

/**
 * Timeout for loading a thread's files, in milliseconds. Separate from a task's timeout: on a busy
 * machine loading takes longer than most tasks.
 */
const loadLimit = 60_000

/** Maximum duration of a run in multiples of its limit, as it may wait on a busy machine. */
const maxRunFactor = 6

const threadEnded = 'its thread ended'

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

interface Stopped {
  readonly kind: 'stopped'
  readonly why: string
  /** Whether the task computed too long or needed too much memory. */
  readonly exceedsLimit: boolean
}

/** When a thread is ended. */
interface Watch {
  /** Milliseconds between two checks. */
  readonly every: number
  /** The reason to end it after `elapsed` milliseconds; undefined while it may continue. */
  why(elapsed: number): Promise<Omit<Stopped, 'kind'> | undefined>
}

const watchLoading: Watch = {
  every: loadLimit,
  why: async () => ({ why: `it took more than ${loadLimit} ms to load`, exceedsLimit: false }),
}

/** Measures the CPU time of the thread, so that other work on the machine does not count. */
const watchTask = async (worker: Worker, limit: number): Promise<Watch> => {
  const before = await worker.cpuUsage()
  return {
    every: limit,
    async why(elapsed) {
      const { user, system } = await worker.cpuUsage(before)
      if (user + system >= limit * 1_000)
        return { why: `it computed more than ${limit} ms`, exceedsLimit: true }
      const maxElapsed = limit * maxRunFactor
      return elapsed < maxElapsed
        ? undefined
        : { why: `it took more than ${maxElapsed} ms`, exceedsLimit: false }
    },
  }
}

/** The next message of a thread, after `order` was sent. Rejects when it cannot be sent. */
const nextMessage = <Message extends Loaded | Outcome>(
  worker: Worker,
  { every, why }: Watch,
  order?: Order,
): Promise<Message | Stopped> => {
  const { promise, resolve, reject } = Promise.withResolvers<Message | Stopped>()
  const stop = (why: string, exceedsLimit = false): void =>
    resolve({ kind: 'stopped', why, exceedsLimit })
  const onError = (error: unknown): void => stop(messageOf(error), isOutOfMemory(error))
  const onExit = (): void => stop(threadEnded)
  const began = performance.now()
  const timer = setInterval(() => {
    // a thread that has ended emits its own event
    why(performance.now() - began).then(
      (reason) => {
        if (reason !== undefined) stop(reason.why, reason.exceedsLimit)
      },
      () => undefined,
    )
  }, every)
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
    clearInterval(timer)
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
    async run<Input, Output>({ name, file, limit }: Task<Input, Output>, input: Input) {
      if (closed) throw new TaskStopped(`${name}: the platform is closing`)
      const waiting = idle.pop()
      const worker = waiting ?? start()
      const stop = async (why: string, exceedsLimit = false): Promise<never> => {
        log({ what: 'task stopped', task: name, why })
        await worker.terminate()
        throw new TaskStopped(`${name}: ${why}`, exceedsLimit)
      }
      const loaded = waiting ? undefined : await nextMessage<Loaded>(worker, watchLoading)
      if (loaded?.kind === 'stopped') return stop(loaded.why)
      const watch = await watchTask(worker, limit).catch(() => undefined)
      if (watch === undefined) return stop(threadEnded)
      const ended = await nextMessage<Outcome>(worker, watch, { task: name, file, input }).catch(
        (error: unknown) => ({ kind: 'failed', error }) as const,
      )
      if (ended.kind === 'stopped') return stop(ended.why, ended.exceedsLimit)
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

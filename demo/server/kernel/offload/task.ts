import { ApiError } from '../api-error.ts'

/**
 * Work that would block the main thread. It runs in a worker thread, so input and output must be
 * plain data, and `work` imports what it needs.
 */
export interface Task<Input, Output> {
  /** Id of the task between the threads. */
  readonly name: string
  /** Milliseconds that one run may compute; its thread is ended after that, or after six times as many in all. */
  readonly limit: number
  work(input: Input): Promise<Output>
}

/** Any task, as stored by a worker thread. */
export type AnyTask = Task<never, unknown>

/** The thread of a task ended before it was done: timeout, memory, or a crash. */
export class TaskStopped extends ApiError {
  /** Whether its own work is the reason, so that it would be stopped again. */
  readonly isTooMuch: boolean

  constructor(message: string, isTooMuch = false) {
    super('overloaded', { headers: { 'Retry-After': '5' } })
    this.message = message
    this.isTooMuch = isTooMuch
  }
}

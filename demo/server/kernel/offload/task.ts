import { ApiError } from '../api-error.ts'

/**
 * Work that would hold up the main thread. It runs in a worker thread, so input and output must be
 * plain data, and `work` loads what it needs by itself.
 */
export interface Task<Input, Output> {
  /** Names the task between the threads. */
  readonly name: string
  /** Milliseconds that one piece of work may take; its thread is ended after that. */
  readonly limit: number
  work(input: Input): Promise<Output>
}

/** Any task, as a worker thread keeps it. */
export type AnyTask = Task<never, unknown>

/** A piece of work whose thread ended before it was done: too long, too much memory, or a crash. */
export class TaskStopped extends ApiError {
  constructor(message: string) {
    super('overloaded', { headers: { 'Retry-After': '5' } })
    this.message = message
  }
}

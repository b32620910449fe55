import { ApiError } from '../api-error.ts'

/** The thread of a task ended before the task was done: timeout, memory, or a crash. */
export class TaskStopped extends ApiError {
  /** Whether the task itself is the reason, so that it would be stopped again. */
  readonly exceedsLimit: boolean

  constructor(message: string, exceedsLimit = false) {
    super('overloaded', { headers: { 'Retry-After': '5' } })
    this.message = message
    this.exceedsLimit = exceedsLimit
  }
}

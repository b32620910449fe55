import type { CallErrors } from './call-errors.ts'
import type { ClientError } from './client-error.ts'

/** The outcome of a change: its result, or why it failed. */
export type Attempt<Result> =
  | { readonly isDone: true; readonly result: Result }
  /** `error` is absent for a cancelled call. */
  | { readonly isDone: false; readonly message: string; readonly error?: ClientError }

/** Runs changes and returns failures as values with the page's texts. */
export const attemptWith =
  (errors: CallErrors) =>
  async <Result>(work: () => Promise<Result>): Promise<Attempt<Result>> => {
    try {
      return { isDone: true, result: await work() }
    } catch (caught) {
      let attempt: Attempt<Result> = { isDone: false, message: '' }
      errors.caught(caught, (error) => {
        attempt = { isDone: false, message: errors.messageOf(error), error }
      })
      return attempt
    }
  }

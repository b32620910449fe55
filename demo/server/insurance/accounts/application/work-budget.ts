import { UnreadableFileError } from './unreadable-file.ts'

/**
 * Steps that reading one file may take. A large form of 2 MB needs a tenth; as many take less than
 * a second, and their values fit into the memory of a thread.
 */
const mostSteps = 600_000

/** Counts the work on a file: every value that is read, visited or decrypted. */
export interface WorkBudget {
  /** Steps taken so far. */
  readonly spent: number
  /** Takes some steps. */
  spend(steps: number): void
}

/** The budget of one file. */
export const createBudget = (): WorkBudget => {
  let spent = 0
  return {
    get spent() {
      return spent
    },
    spend(steps) {
      spent += steps
      if (spent > mostSteps) throw new UnreadableFileError('tooComplex')
    },
  }
}

import { UnreadableFileError } from './unreadable-file.ts'

/**
 * Maximum steps to read one file. A large form of 2 MB needs a tenth of them. This many take less than a
 * second, and their values fit in a thread's memory.
 */
const maxSteps = 600_000

/** Counts the work on a file: every value that is read, visited or decrypted. */
export interface WorkBudget {
  /** Steps taken so far. */
  readonly spent: number
  /** Takes some steps; throws above the maximum. */
  spend(steps: number): void
}

/** Creates the budget of one file. */
export const createBudget = (): WorkBudget => {
  let spent = 0
  return {
    get spent() {
      return spent
    },
    spend(steps) {
      spent += steps
      if (spent > maxSteps) throw new UnreadableFileError('tooComplex')
    },
  }
}

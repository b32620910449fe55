import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of the human check. */
export const humanCheckErrors = {
  humanCheckFailed: {
    status: 400,
    cause: 'The proof of work is missing, wrong, used or expired.',
    remedy: 'Fetch a new challenge and solve it.',
  },
} as const satisfies ErrorRows

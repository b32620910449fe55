import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of underwriting authority. */
export const authorityErrors = {
  authorityChanged: {
    status: 409,
    cause: 'Somebody else has set these limits since the caller read them.',
    remedy: 'List the authority again, compare, and set it once more.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of underwriting authority. */
export const authorityErrors = {
  authorityChanged: {
    status: 409,
    cause: 'Another user has set these limits since the caller read them.',
    remedy: 'List the authority again, compare, and repeat the change.',
  },
} as const satisfies ErrorRows

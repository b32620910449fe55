import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of agencies. */
export const agencyErrors = {
  agencyExists: {
    status: 409,
    cause: 'An agency has this producer number already.',
    remedy: 'Search for the agency by its number.',
  },
} as const satisfies ErrorRows

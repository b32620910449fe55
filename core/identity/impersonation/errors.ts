import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of acting inside somebody else’s account. */
export const impersonationErrors = {
  closedToVisitors: {
    status: 403,
    cause: 'Staff inside somebody else’s account asked for what is closed to them there.',
    remedy: 'Leave the account; who belongs to it can do this.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of impersonation and account switch. */
export const impersonationErrors = {
  closedToImpersonation: {
    status: 403,
    cause: 'Staff can’t do this inside another account.',
    remedy: 'Leave the account. Its own users can do this.',
  },
} as const satisfies ErrorRows

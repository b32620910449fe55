import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of signing in on a host page. */
export const hostSignInErrors = {
  hostCodeRefused: {
    status: 401,
    cause: 'The code of a login on a page is used, expired or from another page.',
    remedy: 'Ask the person to log in again.',
  },
} as const satisfies ErrorRows

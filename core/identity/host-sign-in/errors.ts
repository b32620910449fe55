import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of signing in on a page of somebody else. */
export const hostSignInErrors = {
  hostCodeRefused: {
    status: 401,
    cause: 'The code of a sign-in on a page is used, out of date, or another page’s.',
    remedy: 'Let the person sign in again.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of single sign-on. */
export const ssoErrors = {
  ssoFailed: {
    status: 401,
    cause: 'The single sign-on was not finished, or its grant was already used.',
    remedy: 'Start the single sign-on again.',
  },
} as const satisfies ErrorRows

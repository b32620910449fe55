import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of security answers. */
export const securityErrors = {
  securityAnswersChanged: {
    status: 409,
    cause:
      'The answers have changed since the caller read them: their `modified` differs from `If-Match`.',
    remedy: 'Read the answers, show the differences, and save again.',
  },
} as const satisfies ErrorRows

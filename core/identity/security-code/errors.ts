import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of links that require a security code. */
export const securityCodeErrors = {
  workflowNotFound: {
    status: 404,
    cause: 'The security-code link is unknown.',
    remedy: 'Send a new link.',
  },
  workflowHasNoPhone: {
    status: 409,
    cause: 'A code by text was requested, but no phone number is known.',
    remedy: 'Send the code by email.',
  },
  workflowLocked: {
    status: 423,
    cause: 'Too many wrong security codes.',
    remedy: 'Wait as long as the response says.',
  },
  wrongCode: {
    status: 400,
    cause: 'The security code doesn’t match the one sent.',
    remedy: 'Ask for the code again. Five wrong codes lock the link for a while.',
  },
  codeExpired: {
    status: 410,
    cause: 'The security code is older than 5 minutes.',
    remedy: 'Request a new code.',
  },
  codeTooSoon: {
    status: 429,
    cause: 'The last security code was sent less than 30 seconds ago.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  tooManyCodes: {
    status: 429,
    cause: 'Five security codes were sent within an hour.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
} as const satisfies ErrorRows

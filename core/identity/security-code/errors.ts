import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of links that ask for a security code. */
export const securityCodeErrors = {
  workflowNotFound: {
    status: 404,
    cause: 'The link with the security code is unknown.',
    remedy: 'Send the link again.',
  },
  workflowHasNoPhone: {
    status: 409,
    cause: 'A code was asked for by text where no phone is known.',
    remedy: 'Send the code by e-mail.',
  },
  workflowLocked: {
    status: 423,
    cause: 'Too many wrong security codes were entered.',
    remedy: 'Wait as long as the answer says.',
  },
  wrongCode: {
    status: 400,
    cause: 'The security code is not the one that was sent.',
    remedy: 'Ask for the code again; after five wrong ones the link is locked for a while.',
  },
  codeExpired: {
    status: 410,
    cause: 'The security code is older than 5 minutes.',
    remedy: 'Ask for another code.',
  },
  codeTooSoon: {
    status: 429,
    cause: 'The last security code was sent less than 30 seconds ago.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  tooManyCodes: {
    status: 429,
    cause: 'Five security codes were sent within the hour.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
} as const satisfies ErrorRows

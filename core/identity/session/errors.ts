import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of sessions, of keys that open one, and of who may have one. */
export const sessionErrors = {
  sessionExpired: {
    status: 401,
    cause: 'There is no token, or it has ended and cannot be refreshed.',
    remedy: 'Log in again; an embed calls `fetchSession` or opens access by its key.',
  },
  keyRefused: {
    status: 401,
    cause: 'The client key or the API key is unknown or was withdrawn.',
    remedy: 'Check the key with the agency’s administrator.',
  },
  originRefused: {
    status: 403,
    cause: 'The page’s origin is not among those registered with the client key.',
    remedy: 'Register the origin, scheme and port included.',
  },
  userDisabled: {
    status: 409,
    cause: 'The user is switched off.',
    remedy: 'The account’s administrator can switch them on.',
  },
  accountTypeUnknown: {
    status: 409,
    cause: 'The account has no kind that the platform has an area for.',
    remedy: 'The provider’s staff set the account’s kind.',
  },
  keyMissing: {
    status: 0,
    cause: 'An element has neither client-key nor `fetchSession`.',
    remedy: 'Set one of them.',
  },
  tokenUnreadable: {
    status: 0,
    cause: 'The token that `fetchSession` or the API handed over cannot be read.',
    remedy: 'Hand over the access token as the API answered it.',
  },
} as const satisfies ErrorRows

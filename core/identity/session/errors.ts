import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of sessions, of keys that open one, and of users without access. */
export const sessionErrors = {
  sessionExpired: {
    status: 401,
    cause: 'There is no token, or it has expired and can’t be refreshed.',
    remedy: 'Log in again. An embed calls `fetchSession` or opens access with its key.',
  },
  keyRefused: {
    status: 401,
    cause: 'The client key or API key is unknown or revoked.',
    remedy: 'Check the key with the agency’s administrator.',
  },
  originRefused: {
    status: 403,
    cause: 'The page’s origin is not registered with the client key.',
    remedy: 'Register the origin, including scheme and port.',
  },
  regionRefused: {
    status: 403,
    cause:
      'The client key, session or link belongs to an agency in a different region from the element’s.',
    remedy:
      'Set `region` to that region, or use a key, session or link of an agency in the element’s.',
  },
  userDisabled: {
    status: 409,
    cause: 'The user is disabled.',
    remedy: 'The account’s administrator can enable them.',
  },
  accountTypeUnknown: {
    status: 409,
    cause: 'The platform has no dashboard for this account type.',
    remedy: 'The provider’s staff set the account type.',
  },
  keyMissing: {
    status: 0,
    cause: 'The element has neither client-key nor `fetchSession`.',
    remedy: 'Set one of them.',
  },
  sessionTimedOut: {
    status: 0,
    cause: 'The page’s own `fetchSession` did not settle within 30 seconds.',
    remedy: 'Let the function return a token or reject.',
  },
  tokenUnreadable: {
    status: 0,
    cause: 'The token from `fetchSession` or the API can’t be read.',
    remedy: 'Pass the access token exactly as the API returned it.',
  },
} as const satisfies ErrorRows

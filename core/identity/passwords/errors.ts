import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of passwords and of the links that set one. */
export const passwordErrors = {
  passwordRefused: {
    status: 400,
    cause: 'The password breaks rules, listed in `errors`.',
    remedy: 'Show the rules of `password-constraints` and let the user choose another.',
  },
  currentPasswordWrong: {
    status: 400,
    cause: 'The current password is wrong.',
    remedy: 'Ask the user for their current password.',
  },
  passwordChangedMeanwhile: {
    status: 409,
    cause: 'Another call changed the password at the same time.',
    remedy: 'Tell the user. If it wasn’t them, they should reset the password by email.',
  },
  linkNotFound: {
    status: 404,
    cause: 'The link is unknown, used or expired.',
    remedy: 'Send a new link.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of signing in. */
export const signInErrors = {
  loginFailed: {
    status: 401,
    cause: 'E-mail and password do not match.',
    remedy: 'Let the user try again or reset the password.',
  },
  emailNotValidated: {
    status: 412,
    cause: 'The user has not confirmed the e-mail address.',
    remedy: 'Resend the validation e-mail.',
  },
  passwordExpired: {
    status: 418,
    cause: 'The password is too old.',
    remedy: 'Follow the link in the e-mail that was sent to set another.',
  },
  tooManyAttempts: {
    status: 429,
    cause: 'Too many failed sign-ins.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
} as const satisfies ErrorRows

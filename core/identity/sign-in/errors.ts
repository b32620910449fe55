import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of signing in. */
export const signInErrors = {
  loginFailed: {
    status: 401,
    cause: 'Email and password do not match.',
    remedy: 'Let the user try again or reset the password.',
  },
  emailNotValidated: {
    status: 412,
    cause: 'The user has not confirmed their email address.',
    remedy: 'Resend the validation email.',
  },
  passwordExpired: {
    status: 418,
    cause: 'The password has expired.',
    remedy: 'Set a new one with the link in the email that was sent.',
  },
  tooManyAttempts: {
    status: 429,
    cause: 'Too many failed logins.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
} as const satisfies ErrorRows

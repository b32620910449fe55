import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of sign-up and invitations. */
export const signUpErrors = {
  linkExpired: {
    status: 410,
    cause: 'The link was good once, and what it offered was withdrawn.',
    remedy: 'Ask the account’s administrator for another link.',
  },
  invitationRefused: {
    status: 412,
    cause: 'The invitation code is not valid for this sign-up.',
    remedy: 'Ask the provider for another code.',
  },
  tokenUnauthorised: {
    status: 412,
    cause: 'The link may not be used to join any more.',
    remedy: 'Ask for another invitation.',
  },
  emailTaken: {
    status: 409,
    cause: 'A user with that e-mail address exists.',
    remedy: 'Invite another address.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of sign-up and invitations. */
export const signUpErrors = {
  linkExpired: {
    status: 410,
    cause: 'The link was valid, but its invitation was withdrawn.',
    remedy: 'Ask the account’s administrator for a new link.',
  },
  invitationRefused: {
    status: 412,
    cause: 'The invitation code is not valid for this sign-up.',
    remedy: 'Ask the provider for a new code.',
  },
  tokenUnauthorised: {
    status: 412,
    cause: 'The link can no longer be used to join.',
    remedy: 'Ask for a new invitation.',
  },
  emailTaken: {
    status: 409,
    cause: 'A user with that email address already exists.',
    remedy: 'Invite another address.',
  },
} as const satisfies ErrorRows

import { ours, serversOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** The password errors of a 400 are shown at their field. */
export const joinMessages = {
  400: serversOr('sign-up:failure.unavailable'),
  404: ours('sign-up:failure.joinLink'),
  409: serversOr('sign-up:failure.unavailable'),
  412: serversOr('sign-up:failure.unauthorised'),
  429: serversOr('sign-up:failure.unavailable'),
  other: ours('sign-up:failure.unavailable'),
} as const satisfies ErrorMessages

export const signUpMessages = {
  400: serversOr('sign-up:failure.unavailable'),
  409: serversOr('sign-up:failure.unavailable'),
  412: serversOr('sign-up:failure.unavailable'),
  429: serversOr('sign-up:failure.unavailable'),
  other: ours('sign-up:failure.unavailable'),
} as const satisfies ErrorMessages

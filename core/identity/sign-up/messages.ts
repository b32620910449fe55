import { ourText, serverTextOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** The password errors of a 400 are shown at their field. */
export const joinMessages = {
  400: serverTextOr('sign-up:failure.unavailable'),
  404: ourText('sign-up:failure.joinLink'),
  409: serverTextOr('sign-up:failure.unavailable'),
  412: serverTextOr('sign-up:failure.unauthorised'),
  429: serverTextOr('sign-up:failure.unavailable'),
  other: ourText('sign-up:failure.unavailable'),
} as const satisfies ErrorMessages

export const signUpMessages = {
  400: serverTextOr('sign-up:failure.unavailable'),
  409: serverTextOr('sign-up:failure.unavailable'),
  412: serverTextOr('sign-up:failure.unavailable'),
  429: serverTextOr('sign-up:failure.unavailable'),
  other: ourText('sign-up:failure.unavailable'),
} as const satisfies ErrorMessages

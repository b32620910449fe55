import { ours, serversOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** 418 and 307 lead to other steps and have no message: see `sign-in/consequence.ts`. */
export const signInMessages = {
  401: ours('sign-in:failure.credentials'),
  409: serversOr('sign-in:failure.conflict'),
  412: serversOr('sign-in:failure.emailValidation'),
  429: serversOr('sign-in:failure.unexpected'),
  500: ours('common:failure.authServer'),
  502: ours('common:failure.authServer'),
  other: ours('sign-in:failure.unexpected'),
  hasCommonTrouble: true,
} as const satisfies ErrorMessages

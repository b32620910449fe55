import { ourText, serverTextOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** 418 and 307 lead to other steps and have no message: see `sign-in/sign-in-failure.ts`. */
export const signInMessages = {
  401: ourText('sign-in:failure.credentials'),
  409: serverTextOr('sign-in:failure.conflict'),
  412: serverTextOr('sign-in:failure.emailValidation'),
  429: serverTextOr('sign-in:failure.unexpected'),
  500: ourText('common:failure.authServer'),
  502: ourText('common:failure.authServer'),
  other: ourText('sign-in:failure.unexpected'),
  usesCommonMessages: true,
} as const satisfies ErrorMessages

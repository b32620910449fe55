import { ourText, serverTextOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

export const forgotPasswordMessages = {
  other: serverTextOr('passwords:forgot.failed'),
} as const satisfies ErrorMessages

/**
 * Errors of checking reset and invitation links; 400, 404 and 401 lead to other pages: see
 * `sign-up/set-password.ts`.
 */
export const linkCheckMessages = {
  0: ourText('common:failure.other'),
  other: ourText('passwords:link.unexpected'),
} as const satisfies ErrorMessages

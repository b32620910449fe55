import { ourText, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Errors of requesting the mail that resets a lost second factor. */
export const mfaResetMessages = {
  401: ourText('passwords:mfaReset.credentials'),
  other: ourText('passwords:captcha.cannotReset'),
} as const satisfies ErrorMessages

import { ours, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Errors of requesting the mail that resets a lost second factor. */
export const mfaResetMessages = {
  401: ours('passwords:mfaReset.credentials'),
  other: ours('passwords:captcha.cannotReset'),
} as const satisfies ErrorMessages

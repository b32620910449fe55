import { ours, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Asking for the mail that turns a lost second factor off. */
export const mfaResetMessages = {
  401: ours('passwords:mfaReset.credentials'),
  other: ours('passwords:captcha.cannotReset'),
} as const satisfies ErrorMessages

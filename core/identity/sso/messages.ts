import { ours, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Whether an address has single sign-on could not be found out. */
export const ssoCheckMessages = {
  other: ours('sign-in:failure.sso'),
} as const satisfies ErrorMessages

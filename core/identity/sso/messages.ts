import { ourText, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Errors of checking whether an address has single sign-on. */
export const ssoCheckMessages = {
  other: ourText('sign-in:failure.sso'),
} as const satisfies ErrorMessages

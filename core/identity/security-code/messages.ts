import { ours, serversOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Sending a security code, or asking for another one. */
export const securityCodeMessages = {
  0: ours('security-code:failure.network'),
  other: serversOr('security-code:failure.other'),
} as const satisfies ErrorMessages

/** Reading what a security code is for: here a broken server means that nobody is home. */
export const workflowLoadMessages = {
  ...securityCodeMessages,
  500: ours('security-code:failure.maintenance'),
  502: ours('security-code:failure.maintenance'),
} as const satisfies ErrorMessages

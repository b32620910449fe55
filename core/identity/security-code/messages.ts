import { ours, serversOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Errors of sending a security code. */
export const securityCodeMessages = {
  0: ours('security-code:failure.network'),
  other: serversOr('security-code:failure.other'),
} as const satisfies ErrorMessages

/** Errors of reading a workflow; a server error shows the text for an unreachable server. */
export const workflowLoadMessages = {
  ...securityCodeMessages,
  500: ours('security-code:failure.maintenance'),
  502: ours('security-code:failure.maintenance'),
} as const satisfies ErrorMessages

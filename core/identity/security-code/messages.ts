import { ourText, serverTextOr, type ErrorMessages } from '../../foundation/errors/messages.ts'

/** Errors of sending a security code. */
export const securityCodeMessages = {
  0: ourText('security-code:failure.network'),
  other: serverTextOr('security-code:failure.other'),
} as const satisfies ErrorMessages

/** Errors of reading a workflow; a server error shows the text for an unreachable server. */
export const workflowLoadMessages = {
  ...securityCodeMessages,
  500: ourText('security-code:failure.maintenance'),
  502: ourText('security-code:failure.maintenance'),
} as const satisfies ErrorMessages

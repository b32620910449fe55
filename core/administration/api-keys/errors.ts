import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of key management. */
export const apiKeyErrors = {
  tooManyKeys: {
    status: 409,
    cause: 'The agency already has the maximum number of keys.',
    remedy: 'Switch off a key that isn’t used.',
  },
  keyIsOff: {
    status: 409,
    cause: 'The key is switched off.',
    remedy: 'Create a new key.',
  },
  keyIsRotating: {
    status: 409,
    cause: 'The previous key still works, and another overlap would end it early.',
    remedy: 'Wait until it ends, or rotate without an overlap, which ends both at once.',
  },
} as const satisfies ErrorRows

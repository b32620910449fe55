import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of the management of keys. */
export const apiKeyErrors = {
  tooManyKeys: {
    status: 409,
    cause: 'The agency has the most keys that it may have.',
    remedy: 'Switch off a key that isn’t used.',
  },
  keyIsOff: {
    status: 409,
    cause: 'The key is switched off.',
    remedy: 'Create a new key.',
  },
} as const satisfies ErrorRows

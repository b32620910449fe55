import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of saved views. */
export const savedViewErrors = {
  viewForbids: {
    status: 409,
    cause: 'Another user saved the shared view, and the caller does not manage the account.',
    remedy: 'Save it under another id, or ask its author.',
  },
} as const satisfies ErrorRows

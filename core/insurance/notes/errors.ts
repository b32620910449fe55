import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of notes. */
export const noteErrors = {
  tooManyNotes: {
    status: 409,
    cause: 'The account has as many notes of this organisation as it can have.',
    remedy: 'Edit a note instead of adding one.',
  },
} as const satisfies ErrorRows

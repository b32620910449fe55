import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of notes. */
export const noteErrors = {
  tooManyNotes: {
    status: 409,
    cause: 'The account has reached the maximum number of notes for this organisation.',
    remedy: 'Edit a note instead of adding one.',
  },
  noteOfAnother: {
    status: 409,
    cause: 'Another user wrote the note.',
    remedy: 'Add a note instead, or ask its author to edit it.',
  },
} as const satisfies ErrorRows

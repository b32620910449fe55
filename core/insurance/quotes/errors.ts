import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of quotes. */
export const quoteErrors = {
  quoteStatusForbids: {
    status: 409,
    cause: 'The quote’s status does not allow this step.',
    remedy: 'Read the quote: its answer names the steps that are allowed.',
  },
  quoteActorForbids: {
    status: 409,
    cause: 'Somebody else has to take this step of the quote.',
    remedy: 'Read the quote: its answer names the steps that are allowed.',
  },
} as const satisfies ErrorRows

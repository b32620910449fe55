import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of quotes. */
export const quoteErrors = {
  quoteStatusForbids: {
    status: 409,
    cause: 'The quote’s status does not allow this step.',
    remedy: 'Read the quote: it lists the steps that are allowed.',
  },
  quoteActorForbids: {
    status: 409,
    cause: 'Someone else has to take this step of the quote.',
    remedy: 'Read the quote: it lists the steps that are allowed.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of agencies. */
export const agencyErrors = {
  agencyExists: {
    status: 409,
    cause: 'An agency has this producer number already.',
    remedy: 'Search for the agency by its number.',
  },
  agreementSigned: {
    status: 409,
    cause: 'The agreement of this agency is already signed.',
    remedy: 'Read who signed it, and when.',
  },
  feinNotUsed: {
    status: 409,
    cause: 'Agencies of this region have no federal employer number.',
    remedy: 'Set it for agencies of the United States only.',
  },
  producerUnknown: {
    status: 409,
    cause: 'The producer register has no agency with this number.',
    remedy: 'Correct the producer number of the agency.',
  },
} as const satisfies ErrorRows

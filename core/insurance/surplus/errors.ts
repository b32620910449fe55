import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of surplus lines notices and licenses. */
export const surplusErrors = {
  noticeNotNeeded: {
    status: 409,
    cause: 'The quote is not placed as surplus lines in Louisiana or Montana.',
    remedy: 'Continue without a notice.',
  },
  tooManySurplusLicenses: {
    status: 409,
    cause: 'The agency has reached the maximum number of surplus lines licenses.',
    remedy: 'Remove an expired license.',
  },
  noticeUnattested: {
    status: 409,
    cause: 'The surplus lines notice of the quote’s current terms is not attested.',
    remedy: 'Attest the notice, or ask the surplus lines broker to attest it, then try again.',
  },
  noticeOutdated: {
    status: 409,
    cause:
      'Since the caller read the notice, a newer version was published, or its broker changed.',
    remedy: 'Read the notice again, show it, and ask again.',
  },
  surplusLicenseUnconfirmed: {
    status: 409,
    cause:
      'Staff have not confirmed the license of the agency’s surplus lines broker in this state.',
    remedy: 'Ask the provider to confirm the broker and the mailbox, then attest.',
  },
  surplusLicenseChanged: {
    status: 409,
    cause: 'The license was changed since the caller read it.',
    remedy: 'Read the license again, compare, and repeat the call.',
  },
  surplusLicenseMissing: {
    status: 409,
    cause: 'No surplus lines broker of the agency is licensed in the state of the insured.',
    remedy: 'Add the license of a broker for this state, then attest.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of surplus lines notices and licenses. */
export const surplusErrors = {
  noticeNotNeeded: {
    status: 409,
    cause: 'The quote is not placed as surplus lines in Louisiana or Montana.',
    remedy: 'Go on without a notice.',
  },
  tooManySurplusLicenses: {
    status: 409,
    cause: 'The agency has as many surplus lines licenses as there can be.',
    remedy: 'Remove a license that has ended.',
  },
  noticeUnattested: {
    status: 409,
    cause: 'The surplus lines notice of the quote’s current terms is not attested.',
    remedy: 'Attest the notice, or ask the surplus lines broker to, and try again.',
  },
  noticeOutdated: {
    status: 409,
    cause:
      'A newer version of the notice was published, or it names another broker, since the caller read it.',
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
    remedy: 'Read the license again, compare, and send the call once more.',
  },
  surplusLicenseMissing: {
    status: 409,
    cause: 'No surplus lines broker of the agency is licensed in the state of the insured.',
    remedy: 'Add the license of a broker for this state, then attest.',
  },
} as const satisfies ErrorRows

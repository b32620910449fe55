import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of submissions. */
export const submissionErrors = {
  submissionStatusForbids: {
    status: 409,
    cause: 'The submission’s status does not allow this step.',
    remedy: 'Read the submission for its allowed actions.',
  },
  submissionActorForbids: {
    status: 409,
    cause: 'This step is up to someone else.',
    remedy: 'Read the submission for its allowed actions.',
  },
  submissionIncomplete: {
    status: 409,
    cause: 'Required fields are missing, or uncertain values are not certified.',
    remedy: 'Complete the fields listed in the answer, or certify their values.',
  },
  submissionChanged: {
    status: 409,
    cause:
      'The submission has changed since the caller read it: its `modified` differs from `If-Match`.',
    remedy: 'Read the submission, show it, and ask again.',
  },
  submissionDecided: {
    status: 409,
    cause: 'Somebody else has decided on the submission since the caller read it.',
    remedy: 'Read the submission for the decision and its allowed actions.',
  },
  submissionAccountMoved: {
    status: 409,
    cause: 'The submission’s account now belongs to another agency.',
    remedy: 'Close the submission. The account’s agency can quote it.',
  },
  tooManySubmissions: {
    status: 409,
    cause: 'The agency has reached the maximum number of open submissions.',
    remedy: 'Decline, lose or quote open submissions.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of submissions. */
export const submissionErrors = {
  submissionStatusForbids: {
    status: 409,
    cause: 'The submission’s status does not allow this step.',
    remedy: 'Read the submission: it lists the steps that are allowed.',
  },
  submissionActorForbids: {
    status: 409,
    cause: 'Someone else has to take this step of the submission.',
    remedy: 'Read the submission: it lists the steps that are allowed.',
  },
  submissionIncomplete: {
    status: 409,
    cause: 'Needed facts are missing, or nobody has certified values that the parser is unsure of.',
    remedy: 'The answer names the fields: complete the submission, or certify its values.',
  },
  submissionChanged: {
    status: 409,
    cause:
      'The submission has changed since the caller read it: its `modified` is not that of `If-Match`.',
    remedy: 'Read the submission, show it, and ask again.',
  },
  submissionDecided: {
    status: 409,
    cause: 'Somebody else has decided on the submission since the caller read it.',
    remedy: 'Read the submission: it shows the decision, and lists the steps that are allowed now.',
  },
  submissionAccountMoved: {
    status: 409,
    cause: 'The submission’s account belongs to another agency by now.',
    remedy: 'Close the submission; the agency of the account can quote it.',
  },
  tooManySubmissions: {
    status: 409,
    cause: 'The agency has as many open submissions as it can have.',
    remedy: 'Decline, lose or quote what is open.',
  },
} as const satisfies ErrorRows

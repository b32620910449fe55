import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of quotes. */
export const quoteErrors = {
  quoteStatusForbids: {
    status: 409,
    cause: 'The quote’s status does not allow this step.',
    remedy: 'Read the quote for its allowed actions.',
  },
  quoteActorForbids: {
    status: 409,
    cause: 'This step is up to someone else.',
    remedy: 'Read the quote for its allowed actions.',
  },
  quoteUnreleased: {
    status: 409,
    cause: 'Underwriting has not released the quote: it is referred, in review, or an indication.',
    remedy: 'Wait until underwriting releases the quote, then request to bind.',
  },
  quoteRequested: {
    status: 409,
    cause: 'The request to bind was already sent.',
    remedy: 'Wait until underwriting decides on the request.',
  },
  quoteStartPassed: {
    status: 409,
    cause: 'The effective date is too far in the past or in the future.',
    remedy: 'Change the effective date of the quote, then request to bind.',
  },
  quoteIncomplete: {
    status: 409,
    cause: 'Data that the policy needs is missing.',
    remedy: 'The answer lists the missing fields. Send them with the request to bind.',
  },
  quoteChanged: {
    status: 409,
    cause:
      'The quote has changed since the caller read it: its `modified` differs from `If-Match`.',
    remedy: 'Read the quote, show its terms, and ask again.',
  },
  quoteFactsDiffer: {
    status: 409,
    cause: 'The account’s data differs from the data that the quote was priced with.',
    remedy: 'Create a new quote for the account.',
  },
  quoteDecided: {
    status: 409,
    cause: 'Somebody else has decided on the quote since the caller read it.',
    remedy: 'Read the quote for the decision and its allowed actions.',
  },
  quoteSubjectivitiesOpen: {
    status: 409,
    cause: 'The quote has open subjectivities.',
    remedy: 'Accept or waive each subjectivity, then bind.',
  },
  quoteBeyondAuthority: {
    status: 409,
    cause: 'The decision is beyond the caller’s authority. The answer has the limit.',
    remedy: 'Escalate the quote to a group with the authority.',
  },
  subjectivityDecided: {
    status: 409,
    cause: 'An underwriter has accepted or waived the subjectivity.',
    remedy: 'To change the decision, reopen the subjectivity.',
  },
  subjectivityChanged: {
    status: 409,
    cause: 'The subjectivity was answered or decided on since the caller read it.',
    remedy: 'Read the subjectivities again, then decide.',
  },
  tooManySubjectivities: {
    status: 409,
    cause: 'The quote has reached the maximum number of subjectivities.',
    remedy: 'Accept or waive existing subjectivities.',
  },
  quoteNotReleasable: {
    status: 409,
    cause: 'A referral reason cannot be released: the premium reaches the limit.',
    remedy: 'Change the terms of the quote, or decline it.',
  },
  draftChanged: {
    status: 409,
    cause: 'The draft was saved in another tab or on another device since the caller read it.',
    remedy: 'Read the draft, choose a version, and save it over the new revision.',
  },
  renewalClosed: {
    status: 409,
    cause:
      'The policy is not open for renewal: it is too early, or the policy has ended, was cancelled or already renewed.',
    remedy: 'Read the renewal for the reason and the first possible day.',
  },
  cartFull: {
    status: 409,
    cause: 'The comparison already has the maximum of five variations.',
    remedy: 'Remove a variation, then add the new one.',
  },
  notInCart: {
    status: 409,
    cause: 'Somebody has removed the quote from the comparison.',
    remedy: 'Read the cart again, and add the quote if it is still needed.',
  },
} as const satisfies ErrorRows

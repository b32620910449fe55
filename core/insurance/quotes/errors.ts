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
  quoteUnreleased: {
    status: 409,
    cause: 'Underwriting has not released the quote: it is referred, in review, or an indication.',
    remedy: 'Wait until underwriting releases the quote, then ask to bind.',
  },
  quoteRequested: {
    status: 409,
    cause: 'The request to bind was sent before.',
    remedy: 'Wait until underwriting decides on the request.',
  },
  quoteStartPassed: {
    status: 409,
    cause: 'The effective date is too long past, or too far ahead, for coverage to begin.',
    remedy: 'Change the effective date of the quote, then ask to bind.',
  },
  quoteIncomplete: {
    status: 409,
    cause: 'Facts that the policy names are missing.',
    remedy: 'The answer names the missing facts; they come with the request to bind.',
  },
  quoteChanged: {
    status: 409,
    cause:
      'The quote has changed since the caller read it: its `modified` is not that of `If-Match`.',
    remedy: 'Read the quote, show its terms, and ask again.',
  },
  quoteFactsDiffer: {
    status: 409,
    cause: 'The account has other facts now than those that the quote was priced by.',
    remedy: 'Make a new quote of the account.',
  },
  quoteDecided: {
    status: 409,
    cause: 'Somebody else has decided on the quote since the caller read it.',
    remedy: 'Read the quote: it shows the decision, and lists the steps that are allowed now.',
  },
  quoteSubjectivitiesOpen: {
    status: 409,
    cause: 'The quote is subject to what is not there yet.',
    remedy: 'Read its subjectivities: accept or waive each, then bind.',
  },
  quoteBeyondAuthority: {
    status: 409,
    cause: 'The decision is beyond the caller’s authority: the answer names the limit.',
    remedy: 'Escalate the quote to those who may decide on it.',
  },
  subjectivityDecided: {
    status: 409,
    cause: 'An underwriter has accepted or waived the subjectivity.',
    remedy: 'Read the subjectivities of the quote: ask for this one again to change the decision.',
  },
  subjectivityChanged: {
    status: 409,
    cause: 'The subjectivity was answered again, or decided on, since the caller read it.',
    remedy: 'Read the subjectivities of the quote, and decide on what they say now.',
  },
  tooManySubjectivities: {
    status: 409,
    cause: 'The quote has as many subjectivities as it can have.',
    remedy: 'Accept or waive what is listed.',
  },
  quoteNotReleasable: {
    status: 409,
    cause: 'A reason of the referral cannot be released: the premium reaches the limit.',
    remedy: 'Change the terms of the quote, or decline it.',
  },
  draftChanged: {
    status: 409,
    cause: 'The draft was saved in another tab or on another device since the caller read it.',
    remedy: 'Read the draft, choose between the two, and save over its revision.',
  },
  renewalClosed: {
    status: 409,
    cause: 'The policy is not open for renewal: too early, ended, cancelled, or renewed already.',
    remedy: 'Read the renewal: it names the reason and the first day.',
  },
  cartFull: {
    status: 409,
    cause: 'The account has as many variations as fit into a comparison: five.',
    remedy: 'Remove a variation from the comparison, then add the other one.',
  },
  notInCart: {
    status: 409,
    cause: 'Somebody has removed the quote from the comparison.',
    remedy: 'Read the cart again, and add the quote where it is still wanted.',
  },
} as const satisfies ErrorRows

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of insured accounts. */
export const accountErrors = {
  accountVerified: {
    status: 409,
    cause: 'The account is already verified.',
    remedy: 'Continue with the request to bind.',
  },
  accountExists: {
    status: 409,
    cause:
      'The agency already has an account of this company: the same name and place, or the same domain.',
    remedy: 'Open that account; search for it by its name.',
  },
  accountTaken: {
    status: 409,
    cause: 'The agency has an account of this company that the caller does not see.',
    remedy: 'Ask the agency.',
  },
  accountChanged: {
    status: 409,
    cause: 'Somebody else changed the account since it was read.',
    remedy: 'Read it again and repeat the change on what it is now.',
  },
  accountNotEligible: {
    status: 409,
    cause: 'The account is declined or lost.',
    remedy: 'Reopen the account before it is quoted.',
  },
  accountStatusForbids: {
    status: 409,
    cause: 'The account’s status does not allow this.',
    remedy: 'Read the account again; somebody else may have declined, lost or reopened it.',
  },
  accountBound: {
    status: 409,
    cause: 'A quote of the account is bound.',
    remedy: 'Rescind the binder first.',
  },
  accountHasQuotes: {
    status: 409,
    cause: 'The account has quotes.',
    remedy: 'Mark it as lost; the provider’s staff may delete it with its quotes.',
  },
  accountHasPolicies: {
    status: 409,
    cause: 'The account has a binder, a policy or payments, which are kept.',
    remedy: 'Keep the account.',
  },
  accountHasUsers: {
    status: 409,
    cause: 'The policyholder’s users log in to the account.',
    remedy: 'Remove the users first.',
  },
  applicationRefused: {
    status: 400,
    cause: 'The uploaded application can’t be read; the error of its field says why.',
    remedy: 'Send a filled-in PDF form without a password, or a CSV file, up to 2 MB.',
  },
  notInRegister: {
    status: 409,
    cause: 'The register has no company of this name and place.',
    remedy: 'Complete the details by hand.',
  },
  domainKnown: {
    status: 409,
    cause: 'The account has a primary domain.',
    remedy: 'Remove the domain from the details if the company has none.',
  },
  accountUnverified: {
    status: 409,
    cause: 'The account’s details are not verified.',
    remedy: 'The agent verifies them once before the request to bind.',
  },
  accountFactsDiffer: {
    status: 409,
    cause: 'The verified details differ from the ones that were priced.',
    remedy: 'Price the quote again with the new details.',
  },
} as const satisfies ErrorRows

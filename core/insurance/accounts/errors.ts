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
    cause: 'The agency already has an account with the same name and place, or the same domain.',
    remedy: 'Search for that account by name and open it.',
  },
  accountTaken: {
    status: 409,
    cause: 'The agency has an account of this company that the caller cannot see.',
    remedy: 'Contact the agency.',
  },
  accountChanged: {
    status: 409,
    cause: 'Somebody else changed the account since it was read.',
    remedy: 'Read the account again, then repeat the change on the current version.',
  },
  accountNotEligible: {
    status: 409,
    cause: 'The account is declined or lost.',
    remedy: 'Reopen the account, then quote it.',
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
    remedy: 'Mark the account as lost, or ask provider staff to delete it with its quotes.',
  },
  accountHasPolicies: {
    status: 409,
    cause: 'The account has a binder, a policy or payments, which must be retained.',
    remedy: 'Keep the account.',
  },
  accountHasUsers: {
    status: 409,
    cause: 'The policyholder’s users log in to the account.',
    remedy: 'Remove the users first.',
  },
  applicationRefused: {
    status: 400,
    cause: 'The uploaded application cannot be read. The field error has the reason.',
    remedy: 'Send a filled-in PDF form without a password, or a CSV file, up to 2 MB.',
  },
  notInRegister: {
    status: 409,
    cause: 'The register has no company of this name and place.',
    remedy: 'Complete the details manually.',
  },
  domainKnown: {
    status: 409,
    cause: 'The account has a primary domain.',
    remedy: 'Remove the domain from the details if the company has none.',
  },
  accountUnverified: {
    status: 409,
    cause: 'The account’s details are not verified.',
    remedy: 'Ask the agent to verify them before the request to bind.',
  },
  accountFactsDiffer: {
    status: 409,
    cause: 'The verified details differ from the ones that were priced.',
    remedy: 'Reprice the quote with the new details.',
  },
} as const satisfies ErrorRows

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
  accountChanged: {
    status: 409,
    cause: 'Somebody else changed the account since it was read.',
    remedy: 'Read it again and repeat the change on what it is now.',
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

import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of account contacts and agents. */
export const contactErrors = {
  contactMissing: {
    status: 409,
    cause: 'The account’s contact has no first or last name.',
    remedy: 'Add the contact to the account, then repeat the call.',
  },
  agentUnknown: {
    status: 400,
    cause: 'The agency of the account has no active user with this email address.',
    remedy: 'Choose an agent from the list of the account’s agents.',
  },
  agencyAssigned: {
    status: 409,
    cause: 'The agency already has an account of this company, with this relation or a closer one.',
    remedy: 'Choose another agency, or make this one the owner.',
  },
  agentChanged: {
    status: 409,
    cause: 'The policyholder’s agent was changed since it was read.',
    remedy: 'Read it again, then decide.',
  },
  agentNotSet: {
    status: 409,
    cause: 'The agency to remove is not the policyholder’s agent.',
    remedy: 'Read the agent again; there is nothing to remove.',
  },
} as const satisfies ErrorRows

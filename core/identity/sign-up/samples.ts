import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const token = 'token-of-the-mail'
const password = 'lantern-orchard-47-Tide'
const person = { firstName: 'Rosa', lastName: 'Diaz' }
const email = 'rosa@newcomer.example'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getValidationToken: { params: { token } },
  signUp: {
    query: {},
    body: {
      ...person,
      invitationCode: 'ABCD-EFGH-JKLM',
      organization: 'Newcomer Brokers',
      password,
      accountType: 'AGENCY',
      email,
    },
  },
  joinAccount: { query: { validationToken: token }, body: { ...person, password } },
  validateSignUp: { params: { token } },
  resendValidationEmail: { params: { email } },
  checkUserInvited: { params: { token } },
  validateUserInvited: { params: { token }, body: { password } },
  inviteUser: ({ agencyId }) => ({
    body: { ...person, email, roleId: 'agent', organisationId: agencyId },
  }),
  inviteOrganisation: {
    body: { email, organization: 'Newcomer Brokers', accountType: 'AGENCY' },
  },
  listInvitableRoles: ({ agencyId }) => ({ query: { organisationId: agencyId } }),
} satisfies SamplesOf<typeof endpoints>

import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  impersonateAccount: ({ agencyId }) => ({
    params: { personaPath: 'agency', accountId: agencyId },
  }),
  switchAccount: ({ organisationId }) => ({ params: { accountId: organisationId } }),
  enterAccount: { params: { token: 'token-of-the-link' } },
  searchEnterableAccounts: { query: { page: 0, size: 25 } },
  listMyAccounts: {},
  addUserAccounts: ({ email, agencyId }) => ({ body: { email, accountIds: [agencyId] } }),
} satisfies SamplesOf<typeof endpoints>

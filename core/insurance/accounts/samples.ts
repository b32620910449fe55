import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchAccounts: { query: { page: 0, size: 25 } },
  countAccounts: { query: {} },
  listCompetitors: ({ accountId }) => ({ params: { id: accountId } }),
  getAccount: ({ accountId }) => ({ params: { id: accountId } }),
  checkDomain: { params: { domain: 'bayside.example' } },
  verifyAccount: ({ accountId }) => ({ body: { accountId } }),
} satisfies SamplesOf<typeof endpoints>

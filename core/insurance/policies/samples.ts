import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchPolicies: { query: { page: 0, size: 25 } },
  exportPolicies: { query: { columns: 'policyNumber,status,limit' } },
  getPolicy: ({ policyId }) => ({ params: { id: policyId } }),
} satisfies SamplesOf<typeof endpoints>

import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchActivity: ({ accountId }) => ({ query: { page: 0, size: 25 }, body: { accountId } }),
} satisfies SamplesOf<typeof endpoints>

import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getRisk: ({ accountId }) => ({ params: { accountId } }),
  refreshRisk: ({ accountId }) => ({ params: { accountId } }),
  reloadRisk: ({ accountId }) => ({ params: { accountId } }),
  scanAccount: ({ accountId }) => ({ params: { accountId } }),
} satisfies SamplesOf<typeof endpoints>

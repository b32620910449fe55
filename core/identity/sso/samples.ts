import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getSsoEnabled: ({ email }) => ({ params: { username: email } }),
  startSso: ({ email }) => ({ query: { username: email } }),
  returnFromSso: { query: { error: 'access_denied' } },
  getSsoStatus: {},
  exchangeSso: {},
} satisfies SamplesOf<typeof endpoints>

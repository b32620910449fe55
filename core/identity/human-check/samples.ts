import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getSiteKey: { query: { locale: 'en-US' } },
  getHumanChallenge: { query: { siteKey: 'parapet-us' } },
} satisfies SamplesOf<typeof endpoints>

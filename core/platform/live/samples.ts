import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = { streamChanges: { query: {} } } satisfies SamplesOf<typeof endpoints>

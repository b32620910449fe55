import type { Retention } from '../retention/model.ts'
import { bulkRuns } from './tables.ts'

/** Long enough to repeat a call after its response was lost. */
export const bulkRetention: readonly Retention[] = [
  { table: bulkRuns, since: bulkRuns.created, days: 7 },
]

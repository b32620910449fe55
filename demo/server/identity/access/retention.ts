import type { Retention } from '../../kernel/retention/model.ts'
import { accessKeys, refusedOrigins } from './tables.ts'

/** Keys that were switched off stay listed for a while, so that their users can be found. */
export const accessRetention: readonly Retention[] = [
  { table: refusedOrigins, since: refusedOrigins.last, days: 1 },
  { table: accessKeys, since: accessKeys.ended, days: 90 },
]

import type { Retention } from '../../kernel/retention/model.ts'
import { accessKeys, refusedOrigins } from './tables.ts'

/**
 * Keys stay listed for a while after they are switched off, so that pages that still use them can
 * be found.
 */
export const accessRetention: readonly Retention[] = [
  { table: refusedOrigins, since: refusedOrigins.last, days: 1 },
  { table: accessKeys, since: accessKeys.ended, days: 90 },
]

import type { Retention } from '../../../kernel/retention/model.ts'
import { comparisons } from './tables.ts'

/** A month longer than they can be opened. */
export const cartRetention: readonly Retention[] = [
  { table: comparisons, since: comparisons.created, days: 60 },
]

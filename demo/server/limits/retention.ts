import type { Retention } from '../kernel/retention.ts'
import { limitWindows } from './tables.ts'

export const limitRetention: readonly Retention[] = [
  { table: limitWindows, since: limitWindows.ends, days: 1 },
]

import type { Retention } from '../retention.ts'
import { limitWindows } from './tables.ts'

export const limitRetention: readonly Retention[] = [
  { table: limitWindows, since: limitWindows.ends, days: 1 },
]

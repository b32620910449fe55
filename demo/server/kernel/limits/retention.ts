import type { Retention } from '../retention/model.ts'
import { limitWindows } from './tables.ts'

export const limitRetention: readonly Retention[] = [
  { table: limitWindows, since: limitWindows.ends, days: 1 },
]

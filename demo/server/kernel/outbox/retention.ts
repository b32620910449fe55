import type { Retention } from '../retention.ts'
import { letters } from './tables.ts'

export const outboxRetention: readonly Retention[] = [
  { table: letters, since: letters.sent, days: 90 },
]

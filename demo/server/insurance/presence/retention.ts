import type { Retention } from '../../kernel/retention/model.ts'
import { presences } from './tables.ts'

export const presenceRetention: readonly Retention[] = [
  { table: presences, since: presences.seen, days: 1 },
]

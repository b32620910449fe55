import type { Retention } from '../../kernel/retention/model.ts'
import { usedProofs } from './tables.ts'

export const humanCheckRetention: readonly Retention[] = [
  { table: usedProofs, since: usedProofs.expires, days: 1 },
]

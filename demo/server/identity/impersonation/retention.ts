import type { Retention } from '../../kernel/retention.ts'
import { enterTokens } from './tables.ts'

export const impersonationRetention: readonly Retention[] = [
  { table: enterTokens, since: enterTokens.expires, days: 1 },
]

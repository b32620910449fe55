import type { Retention } from '../../kernel/retention/model.ts'
import { enterTokens } from './tables.ts'

export const impersonationRetention: readonly Retention[] = [
  { table: enterTokens, since: enterTokens.expires, days: 1 },
]

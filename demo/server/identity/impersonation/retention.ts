import type { Retention } from '../../kernel/retention/model.ts'
import { delegationTokens } from './tables.ts'

export const impersonationRetention: readonly Retention[] = [
  { table: delegationTokens, since: delegationTokens.expires, days: 1 },
]

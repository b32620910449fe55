import type { Retention } from '../../kernel/retention/model.ts'
import { ssoAttempts, ssoOutcomes } from './tables.ts'

export const ssoRetention: readonly Retention[] = [
  { table: ssoAttempts, since: ssoAttempts.expires, days: 1 },
  { table: ssoOutcomes, since: ssoOutcomes.expires, days: 1 },
]

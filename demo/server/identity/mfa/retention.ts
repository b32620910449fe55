import { sql } from 'drizzle-orm'
import type { Retention } from '../../kernel/retention/model.ts'
import { mfaCodes, mfaSetUps, usedSteps } from './tables.ts'

export const mfaRetention: readonly Retention[] = [
  { table: mfaCodes, since: mfaCodes.sent, days: 1 },
  { table: mfaSetUps, since: mfaSetUps.expires, days: 1 },
  // a step lasts 30 seconds
  { table: usedSteps, since: sql`to_timestamp(${usedSteps.step} * 30.0)`, days: 1 },
]

import type { Retention } from '../retention.ts'
import { idempotentAnswers } from './tables.ts'

/** Nobody repeats a call after a day. */
export const idempotencyRetention: readonly Retention[] = [
  { table: idempotentAnswers, since: idempotentAnswers.created, days: 1 },
]

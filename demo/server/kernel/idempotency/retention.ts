import type { OldRows } from '../retention/model.ts'
import { idempotentAnswers } from './tables.ts'

/** Calls are repeated within a day. */
export const idempotencyRetention: readonly OldRows[] = [
  { table: idempotentAnswers, since: idempotentAnswers.created, days: 1 },
]

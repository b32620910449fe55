import type { OldRows } from '../retention/model.ts'
import { idempotentAnswers } from './tables.ts'

/** Nobody repeats a call after a day. */
export const idempotencyRetention: readonly OldRows[] = [
  { table: idempotentAnswers, since: idempotentAnswers.created, days: 1 },
]

import type { Retention } from '../../kernel/retention/model.ts'
import { riskHistory } from './tables.ts'

/** Days of the displayed history. */
export const historyDays = 366

export const riskRetention: readonly Retention[] = [
  { table: riskHistory, since: riskHistory.assessed, days: historyDays },
]

import type { Retention } from '../../../kernel/retention.ts'
import { wizardDrafts } from './tables.ts'

/** Twice as long as a price is valid. */
export const wizardRetention: readonly Retention[] = [
  { table: wizardDrafts, since: wizardDrafts.modified, days: 60 },
]

import type { OldRows } from '../../../kernel/retention/model.ts'
import { wizardDrafts } from './tables.ts'

/** Twice as long as a price is valid. */
export const wizardRetention: readonly OldRows[] = [
  { table: wizardDrafts, since: wizardDrafts.modified, days: 60 },
]

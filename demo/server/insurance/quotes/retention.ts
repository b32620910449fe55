import type { OldRows } from '../../kernel/retention/model.ts'
import { comparisons } from './cart/tables.ts'
import { quoteViews } from './changes/tables.ts'
import { wizardDrafts } from './wizard/tables.ts'

/** Rows that are deleted by age; quotes themselves stay. */
export const quoteRetention: readonly OldRows[] = [
  // a month longer than a comparison can be opened
  { table: comparisons, since: comparisons.created, days: 60 },
  // a quote that an underwriter last saw half a year ago has no marks
  { table: quoteViews, since: quoteViews.seen, days: 183 },
  // twice as long as a price is valid
  { table: wizardDrafts, since: wizardDrafts.modified, days: 60 },
]

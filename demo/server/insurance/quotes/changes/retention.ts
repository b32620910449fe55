import type { Retention } from '../../../kernel/retention/model.ts'
import { quoteViews } from './tables.ts'

/** After half a year everything of a quote is new again, and nothing is marked. */
export const quoteViewRetention: readonly Retention[] = [
  { table: quoteViews, since: quoteViews.seen, days: 183 },
]

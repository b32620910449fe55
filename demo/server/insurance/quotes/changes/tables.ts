import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** When each underwriter last saw a quote. Rows reference nothing, because they expire. */
export const quoteViews = pgTable(
  'quote_views',
  {
    userId: text().notNull(),
    quoteId: text().notNull(),
    seen: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quoteId] }), index().on(table.seen)],
)

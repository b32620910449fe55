import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Windows of rate limits, shared by all processes. A row is useless once its window has ended. */
export const limitWindows = pgTable(
  'limit_windows',
  {
    name: text().notNull(),
    /** Hash of the subject. */
    subject: text().notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    /** Calls leased by processes, used or not. */
    used: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] }), index().on(table.ends)],
)

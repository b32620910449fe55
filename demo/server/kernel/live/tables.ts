import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Open streams of all processes. Each process renews its rows while it runs. */
export const liveStreams = pgTable(
  'live_streams',
  {
    id: text().primaryKey(),
    sessionId: text().notNull(),
    userId: text().notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.ends)],
)

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Open streams of all processes; each renews its rows as long as it runs. */
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

import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The record that each tab has open. Rows last for seconds, so they reference nothing. */
export const presences = pgTable(
  'presences',
  {
    sessionId: text().notNull(),
    tabId: text().notNull(),
    kind: text({ enum: ['quote', 'account'] }).notNull(),
    recordId: text().notNull(),
    userId: text().notNull(),
    userName: text().notNull(),
    /** The organisation that the user acts for. */
    organisationId: text().notNull(),
    isStaff: boolean().notNull(),
    seen: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.tabId] }),
    index('presences_of_record').on(table.kind, table.recordId, table.seen),
    index('presences_age').on(table.seen),
  ],
)
export type Presence = typeof presences.$inferSelect

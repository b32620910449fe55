import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/tables.ts'

/** Notes about accounts. */
export const accountNotes = pgTable(
  'account_notes',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** The organisation of its author; only that organisation and staff see the note. */
    organisationId: text().notNull(),
    userId: text().notNull(),
    /**
     * The author's name at the time, for deleted users; otherwise viewers get the user's current name.
     */
    userName: text().notNull(),
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId, table.created)],
)
export type NoteRecord = typeof accountNotes.$inferSelect

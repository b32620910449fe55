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
    /** The organisation of its author: only that and staff see it. */
    organisationId: text().notNull(),
    userId: text().notNull(),
    /** The name of then, for users who are deleted; readers read that of the user. */
    userName: text().notNull(),
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId, table.created)],
)
export type NoteRecord = typeof accountNotes.$inferSelect

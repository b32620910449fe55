import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../directory/users/tables.ts'

/**
 * Remembered browsers, in which a user's sign-in needs no code. Stored by the hash of the cookie's
 * token.
 */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    hash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.userId] }), index().on(table.userId)],
)

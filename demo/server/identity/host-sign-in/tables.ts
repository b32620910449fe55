import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accessKeys } from '../access/tables.ts'
import { sessions } from '../session/tables.ts'
import { users } from '../../directory/users/tables.ts'

/**
 * Codes for pages that may know their embed user. An exchange deletes the row, so each works once.
 */
export const hostCodes = pgTable(
  'host_codes',
  {
    hash: text().primaryKey(),
    keyId: text()
      .notNull()
      .references(() => accessKeys.id),
    /** The page's origin, as shown to the user. */
    origin: text().notNull(),
    challenge: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The sign-in by which the user allowed it; the page's token ends with it. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

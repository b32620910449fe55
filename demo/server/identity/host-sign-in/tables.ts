import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accessKeys } from '../access/tables.ts'
import { sessions } from '../session/tables.ts'
import { users } from '../../directory/users/tables.ts'

/**
 * Codes with which host pages identify their embed user. An exchange deletes the row, so that each
 * code works once.
 */
export const hostCodes = pgTable(
  'host_codes',
  {
    hash: text().primaryKey(),
    keyId: text()
      .notNull()
      .references(() => accessKeys.id),
    /** The page's origin, which the user saw. */
    origin: text().notNull(),
    challenge: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The session in which the user allowed it. The page's token ends with the session. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

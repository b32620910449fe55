import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clientKeys } from '../access/tables.ts'
import { sessions } from '../session/tables.ts'
import { users } from '../../directory/users/tables.ts'

/** Codes for pages that may know their embed user. An exchange takes its row away: each works once. */
export const hostCodes = pgTable(
  'host_codes',
  {
    hash: text().primaryKey(),
    keyId: text()
      .notNull()
      .references(() => clientKeys.id),
    /** The page's origin, as the person read it. */
    origin: text().notNull(),
    challenge: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The sign-in by which the person allowed it; its end ends what the page holds. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions } from '../session/tables.ts'
import { organisations, roles, users } from '../../directory/users/tables.ts'

/** What staff changed inside somebody else's account, under their own names. */
export const impersonationActs = pgTable(
  'guest_acts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    /** The call that made the change, and the request to look for in the log. */
    endpoint: text().notNull(),
    path: text().notNull(),
    requestId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.organisationId, table.at), index().on(table.userId, table.at)],
)

/** One-time tokens of impersonations and switches, by hash; a row goes when it is used. */
export const enterTokens = pgTable(
  'enter_tokens',
  {
    hash: text().primaryKey(),
    /** The session that asked: who enters, and with whose end the delegated session ends. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    roleId: text()
      .notNull()
      .references(() => roles.id),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions } from '../session/tables.ts'
import { organisations, roles, users } from '../../directory/users/tables.ts'

/** Changes made while impersonating, under the staff user's name. */
export const impersonationActs = pgTable(
  'impersonation_acts',
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
    /** The endpoint that made the change; `requestId` refers to the log. */
    endpoint: text().notNull(),
    path: text().notNull(),
    requestId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.organisationId, table.at), index().on(table.userId, table.at)],
)

/**
 * One-time tokens for impersonation and account switches, by hash. Using a token deletes its row.
 */
export const delegationTokens = pgTable(
  'enter_tokens',
  {
    hash: text().primaryKey(),
    /** The session that requested it; the delegated session ends with it. */
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

import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { recordKinds, signInMethods } from '#core/identity/session/model.ts'
import { organisations, roles, users } from '../../directory/users/tables.ts'

/** A sign-in or an opened record. Its access tokens are valid until it ends. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** Null for sessions of a record. */
    userId: text().references(() => users.id),
    /** The account and role after an impersonation or switch; null in the user's own account. */
    organisationId: text().references(() => organisations.id),
    roleId: text().references(() => roles.id),
    /** The session that started the impersonation or switch. This session ends with it. */
    parentId: text().references((): AnyPgColumn => sessions.id),
    signedInBy: text({ enum: signInMethods }).notNull().default('PASSWORD'),
    /** Browser and system of the request. */
    device: text().notNull().default(''),
    grantKind: text({ enum: recordKinds }),
    grantId: text(),
    flow: text(),
    /** The link that opened the session. The session ends with the link. */
    workflowId: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When the session's tokens were last renewed. */
    lastSeen: timestamp({ withTimezone: true }).notNull(),
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.parentId), index().on(table.workflowId)],
)

/** Refresh tokens by hash. Used tokens are stored, so that a second use is detected. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
    /** Token pairs issued for this refresh token. */
    children: integer().notNull().default(0),
  },
  (table) => [index().on(table.sessionId), index().on(table.expires)],
)

/** Failed sign-ins, counted per email address and per network address. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.subject, table.at)],
)

/** Public halves of the keys that sign access tokens, shared by every process on this database. */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  publicKey: jsonb().$type<JWK>().notNull(),
  created: timestamp({ withTimezone: true }).notNull(),
})

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

/** One sign-in, or one opened record. Its access tokens are valid until it ends. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** Absent for sessions that open one record. */
    userId: text().references(() => users.id),
    /**
     * The account and role that the user acts in when it is not their own: after an impersonation
     * or a switch.
     */
    organisationId: text().references(() => organisations.id),
    roleId: text().references(() => roles.id),
    /** The session that an impersonation or switch was started from; this one ends with it. */
    parentId: text().references((): AnyPgColumn => sessions.id),
    signedInBy: text({ enum: signInMethods }).notNull().default('PASSWORD'),
    /** Browser and system, from the request. */
    device: text().notNull().default(''),
    grantKind: text({ enum: recordKinds }),
    grantId: text(),
    flow: text(),
    /** The link that it was opened by; it ends with the link. */
    workflowId: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When its tokens were last renewed. */
    lastSeen: timestamp({ withTimezone: true }).notNull(),
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.parentId), index().on(table.workflowId)],
)

/** Refresh tokens by hash. A used one stays, so that a second use is detected. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
    /** Number of pairs issued for it. */
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

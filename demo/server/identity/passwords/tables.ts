import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../directory/users/tables.ts'

/** The purposes of a link mailed to a user. Each link works once. */
export const linkPurposes = ['PASSWORD_RESET', 'MFA_RESET', 'INVITATION'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Links mailed to users, by the hash of their token. Used links are stored until they expire. */
export const userLinks = pgTable(
  'user_links',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId, table.purpose)],
)

/** Earlier passwords of users (argon2id) that cannot be used again. */
export const passwordHistory = pgTable(
  'password_history',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    passwordHash: text().notNull(),
    replaced: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId, table.replaced)],
)

import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { factors } from '#core/identity/mfa/model.ts'
import { users } from '../../directory/users/tables.ts'

/** The secret or phone number of a user's second factor. The user's `mfaType` is its type. */
export const userFactors = pgTable('user_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  /** Base32 secret of an authenticator app. Never sent once the factor is on. */
  secret: text(),
  /** The confirmed number for text messages, independent of the profile. */
  phone: text(),
})

/** Used steps of authenticator apps. No step is accepted twice. */
export const usedSteps = pgTable(
  'mfa_used_steps',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Periods of 30 s since 1970. */
    step: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
)

export const codePurposes = ['SIGN_IN', 'SET_UP'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** The last code sent to a user for a purpose. Deleted when it is used. */
export const mfaCodes = pgTable(
  'mfa_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: codePurposes }).notNull(),
    /** argon2id */
    hash: text().notNull(),
    sent: timestamp({ withTimezone: true }).notNull(),
    wrongTries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** A set-up in progress, after the user confirmed the password. */
export const mfaSetUps = pgTable('mfa_set_ups', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  mfaType: text({ enum: factors }).notNull(),
  secret: text(),
  phone: text(),
  wrongTries: integer().notNull().default(0),
  expires: timestamp({ withTimezone: true }).notNull(),
})

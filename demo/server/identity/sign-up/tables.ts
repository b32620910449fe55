import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { tokenTypes } from '#core/identity/sign-up/model.ts'
import { organisations, users } from '../../directory/users/tables.ts'

/**
 * Links to sign up, to join an organisation or to confirm an address, by the hash of their token.
 */
export const signUpLinks = pgTable(
  'sign_up_links',
  {
    hash: text().primaryKey(),
    tokenType: text({ enum: tokenTypes }).notNull(),
    accountType: text({ enum: accountTypes }).notNull(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    region: text({ enum: regions }).notNull(),
    /** The organisation to join; null when the link creates one. */
    organisationId: text().references(() => organisations.id),
    /** The role in it; null for the default role of the account type. */
    roleId: text(),
    /** The name of the new organisation, from the invitation. */
    organisationName: text(),
    /** The user whose address is confirmed. */
    userId: text().references(() => users.id),
    /** A path of the portal. */
    redirectPath: text(),
    /** The code sent with the link, which a resent mail replaces. */
    codeHash: text(),
    /** A demo link; invalid when the demo is off. */
    isDemo: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
    /** Whether the invitation was withdrawn. */
    withdrawn: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.email)],
)

/** Codes with which an organisation of one account type can sign up, by hash. */
export const invitationCodes = pgTable('invitation_codes', {
  hash: text().primaryKey(),
  accountType: text({ enum: accountTypes }).notNull(),
  /** Absent for a code with unlimited uses. */
  usesLeft: integer(),
  isDemo: boolean().notNull().default(false),
  expires: timestamp({ withTimezone: true }),
})

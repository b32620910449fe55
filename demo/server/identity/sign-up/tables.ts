import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { tokenTypes } from '#core/identity/sign-up/model.ts'
import { organisations, users } from '../../directory/users/tables.ts'

/** Links that let a person sign up, join or confirm their address, by hash of their token. */
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
    /** The organisation that is joined; absent where one is to be made. */
    organisationId: text().references(() => organisations.id),
    /** The role in it; the kind of organisation decides where it is absent. */
    roleId: text(),
    /** The name that the invitation gave an organisation to be made. */
    organisationName: text(),
    /** The user whose address is confirmed. */
    userId: text().references(() => users.id),
    /** A path of ours. */
    redirectPath: text(),
    /** The code sent with the link, to make another when the mail is sent again. */
    codeHash: text(),
    /** Of the demo: invalid when the demo is off. */
    isDemo: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
    /** Whether its offer was withdrawn. */
    withdrawn: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.email)],
)

/** Codes that let an organisation of one kind sign up, by hash. */
export const invitationCodes = pgTable('invitation_codes', {
  hash: text().primaryKey(),
  accountType: text({ enum: accountTypes }).notNull(),
  /** Absent for a code with unlimited uses. */
  usesLeft: integer(),
  isDemo: boolean().notNull().default(false),
  expires: timestamp({ withTimezone: true }),
})

import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { mfaTypes } from '#core/foundation/errors/mfa-type.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { viewerKinds } from '../../kernel/viewer-kind.ts'

/** Organisations that users act in (spec 1 §3). Agencies and insured accounts use the same id in their own tables. */
export const organisations = pgTable('organisations', {
  id: text().primaryKey(),
  name: text().notNull(),
  accountType: text({ enum: accountTypes }).notNull(),
  region: text({ enum: regions }).notNull(),
  enforceMfa: boolean().notNull().default(false),
  uwEnabled: boolean().notNull().default(false),
  /** Closed by the provider: its users cannot sign in, and no user can join. */
  isDisabled: boolean().notNull().default(false),
  npn: text(),
  locationAlias: text(),
  wizerCustomerId: text(),
  /** When it signed itself up; absent where the provider or an invitation created it. */
  signedUp: timestamp({ withTimezone: true }),
})

export const roles = pgTable('roles', {
  id: text().primaryKey(),
  name: text().notNull(),
  viewerKind: text({ enum: viewerKinds }).notNull(),
  /** `role:admin`, `role:operator` */
  scopes: text().array().notNull(),
  /** `resource:action` */
  permissions: text().array().notNull(),
  /**
   * Whether it sees its teams' records only instead of the whole account (spec 3 §3,
   * `meta.teamRealm`).
   */
  teamRealm: boolean().notNull().default(false),
})

/** What a release says of a role. */
export type SeededRole = Omit<typeof roles.$inferSelect, 'id'>

/**
 * Each role as it was seeded last. The next release changes of a role what differs from it, so that edits
 * of administrators stay.
 */
export const seededRoles = pgTable('seeded_roles', {
  roleId: text()
    .primaryKey()
    .references(() => roles.id, { onDelete: 'cascade' }),
  role: jsonb().$type<SeededRole>().notNull(),
})

/**
 * `INVITED` users have not set a password yet, `UNVALIDATED` ones have not confirmed their address.
 */
export const userStatuses = [
  'ACTIVE',
  'INVITED',
  'UNVALIDATED',
  'PASSWORD_EXPIRED',
  'DISABLED',
] as const

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    phone: text(),
    npn: text(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    roleId: text()
      .notNull()
      .references(() => roles.id),
    mfaType: text({ enum: mfaTypes }).notNull().default('NONE'),
    passwordHash: text().notNull(),
    /** When the user last chose the password; absent for the first one. */
    passwordChanged: timestamp({ withTimezone: true }),
    status: text({ enum: userStatuses }).notNull().default('ACTIVE'),
    /** A sign-in of the demo with the public password; disabled when the demo is off. */
    isDemo: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.organisationId)],
)

/** Accounts of a user beside their own, each with the user's role there. */
export const memberships = pgTable(
  'memberships',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    roleId: text()
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    index().on(table.organisationId),
  ],
)

import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { mfaTypes } from '#core/foundation/errors/mfa-type.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { viewerKinds } from '../../kernel/viewer-kind.ts'

/**
 * Organisations of users (spec 1 §3). Agencies and insured accounts have the same id in their own
 * tables.
 */
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
  /** When the organisation signed up; null when the provider or an invitation created it. */
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
   * Whether the role sees only records of the user's teams instead of the whole account (spec 3 §3,
   * `meta.teamRealm`).
   */
  teamRealm: boolean().notNull().default(false),
})

/** The definition of a role in a release. */
export type SeededRole = Omit<typeof roles.$inferSelect, 'id'>

/**
 * Each role as it was last seeded. The next release changes only what differs from it, so that
 * edits of administrators stay.
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
    /** When the user last changed the password; null for the first password. */
    passwordChanged: timestamp({ withTimezone: true }),
    status: text({ enum: userStatuses }).notNull().default('ACTIVE'),
    /** A demo user with the public password, who cannot sign in when the demo is off. */
    isDemo: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.organisationId)],
)

/** Additional accounts of users, each with the user's role there. */
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

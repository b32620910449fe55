import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { agencies } from '../agencies/tables.ts'
import { organisations, users } from '../users/tables.ts'

/**
 * Teams of an organisation: the provider's underwriting teams and the desks of agencies (spec 1
 * §3).
 */
export const teams = pgTable(
  'teams',
  {
    id: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
  },
  (table) => [index().on(table.organisationId)],
)

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id),
    userId: text()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
)

/** Agencies of a team of the provider. */
export const teamAgencies = pgTable(
  'team_agencies',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.agencyId] })],
)

import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { agencyLevels as levels } from '#core/directory/agencies/record.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { organisations } from '../users/tables.ts'

/** The fields of an organisation that is an agency: its address and the agent for its insureds. */
export const agencies = pgTable(
  'agencies',
  {
    id: text()
      .primaryKey()
      .references(() => organisations.id),
    name: text().notNull(),
    description: text().notNull(),
    region: text({ enum: regions }).notNull(),
    state: text(),
    address1: text().notNull(),
    city: text().notNull(),
    zipCode: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    npn: text(),
    /** The agency that this one is an office of. */
    parentId: text().references((): AnyPgColumn => agencies.id),
    /** Federal employer number, `12-3456789`; in the US only. */
    fein: text(),
    dunsNumber: text(),
    /** When the agreement with the provider was signed, and the typed name of who signed it. */
    agreementSigned: timestamp({ withTimezone: true }),
    agreementSignedBy: text(),
    hostname: text(),
    isWholesale: boolean().notNull().default(false),
    isAppointed: boolean().notNull().default(true),
    agencyBilled: boolean().notNull().default(false),
    /** The brand of its documents; an unknown name reads as the platform's own. */
    brand: text().notNull().default('parapet'),
    /** Percent of the premium. */
    commission: real().notNull(),
    agentFirstName: text().notNull(),
    agentLastName: text().notNull(),
    agentEmail: text().notNull(),
    agentPhone: text().notNull(),
  },
  (table) => [index().on(table.parentId)],
)
export type AgencyRecord = typeof agencies.$inferSelect

/** Sizes of companies that an agency is admitted to sell to, as bands of revenue in minor units. */
export const agencyLevels = pgTable(
  'agency_levels',
  {
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    level: text({ enum: levels }).notNull(),
    minRevenue: bigint({ mode: 'number' }).notNull(),
    /** Null without an upper end. */
    maxRevenue: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.level] })],
)

/** Programs that an agency takes part in. */
export const agencyPrograms = pgTable(
  'agency_programs',
  {
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    id: text().notNull(),
    name: text().notNull(),
    /** A calendar date. */
    since: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
)

/** An appointment as the producer register has it; dates are calendar dates. */
export interface RegisteredAppointment {
  readonly carrier: string
  readonly state: string | null
  readonly number: string
  readonly effectiveDate: string
  readonly expirationDate: string | null
}

/** Carriers that appointed an agency, for a state or a whole country. */
export const agencyAppointments = pgTable(
  'agency_appointments',
  {
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    number: text().notNull(),
    carrier: text().notNull(),
    state: text(),
    effectiveDate: text().notNull(),
    expirationDate: text(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.number] })],
)

/** Aggregators (digital agents) that sell for an agency. */
export const agencyAggregators = pgTable(
  'agency_aggregators',
  {
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.organisationId] })],
)

/** Agencies of a cluster, which sees what they bind. */
export const clusterAgencies = pgTable(
  'cluster_agencies',
  {
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.agencyId] })],
)

/** Insurers of a carrier, by the names on papers: it sees what is bound with them. */
export const carrierInsurers = pgTable(
  'carrier_insurers',
  {
    organisationId: text()
      .notNull()
      .references(() => organisations.id),
    insurer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.insurer] })],
)

/** What is known of producers by their number. Filled by the operator, or by the demo's seed. */
export const producerRegister = pgTable('producer_register', {
  npn: text().primaryKey(),
  fein: text(),
  dunsNumber: text(),
  appointments: jsonb().$type<readonly RegisteredAppointment[]>().notNull(),
})

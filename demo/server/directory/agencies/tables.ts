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

/** The fields of an organisation that is an agency, such as its address and its contact. */
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
    /** The parent of an office. */
    parentId: text().references((): AnyPgColumn => agencies.id),
    /** Federal employer number, `12-3456789`; in the US only. */
    fein: text(),
    dunsNumber: text(),
    /** When the agreement with the provider was signed, and the typed name of the signer. */
    agreementSigned: timestamp({ withTimezone: true }),
    agreementSignedBy: text(),
    hostname: text(),
    isWholesale: boolean().notNull().default(false),
    isAppointed: boolean().notNull().default(true),
    agencyBilled: boolean().notNull().default(false),
    /** The brand of the agency's documents. An unknown name means the platform's brand. */
    brand: text().notNull().default('parapet'),
    /** In percent of the premium. */
    commission: real().notNull(),
    agentFirstName: text().notNull(),
    agentLastName: text().notNull(),
    agentEmail: text().notNull(),
    agentPhone: text().notNull(),
  },
  (table) => [index().on(table.parentId)],
)
export type AgencyRecord = typeof agencies.$inferSelect

/** Company sizes that an agency may sell to, as revenue bands in minor units. */
export const agencyLevels = pgTable(
  'agency_levels',
  {
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    level: text({ enum: levels }).notNull(),
    minRevenue: bigint({ mode: 'number' }).notNull(),
    /** Null without an upper bound. */
    maxRevenue: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.level] })],
)

/** Programs of an agency. */
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

/** An appointment in the producer register. Dates are calendar dates. */
export interface RegisteredAppointment {
  readonly carrier: string
  readonly state: string | null
  readonly number: string
  readonly effectiveDate: string
  readonly expirationDate: string | null
}

/** Appointments of an agency by carriers, for a state or a whole country. */
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

/** Agencies of a cluster, which sees their binders. */
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

/**
 * Insurers of a carrier, by their names on documents. The carrier sees the binders of its insurers.
 */
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

/** Producers by their number. Filled by the operator or by the demo's seed. */
export const producerRegister = pgTable('producer_register', {
  npn: text().primaryKey(),
  fein: text(),
  dunsNumber: text(),
  appointments: jsonb().$type<readonly RegisteredAppointment[]>().notNull(),
})

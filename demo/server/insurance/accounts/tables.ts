import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  accountStatuses,
  relations,
  type AccountClosure,
  type AccountStatus,
} from '#core/insurance/accounts/model.ts'
import type { MailingAddress } from '#core/insurance/accounts/mailing-address.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { teams } from '../../directory/teams/tables.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import type { RegisterValues } from '../register/tables.ts'

/** Why an account was closed, and its status before. */
export interface StoredClosing extends AccountClosure {
  readonly before: AccountStatus
}

/** Insured companies: one row per company and region, shared by the accounts of all agencies. */
export const companies = pgTable(
  'companies',
  {
    id: text().primaryKey(),
    region: text({ enum: regions }).notNull(),
    name: text().notNull(),
    /** Lower case, without punctuation, single spaces. */
    nameKey: text().notNull(),
    /** State where there are states, else the postcode without spaces; empty when unknown. */
    placeKey: text().notNull(),
    /** The first known domain of its accounts. */
    primaryDomain: text(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.region, table.nameKey, table.placeKey),
    index().on(table.region, table.primaryDomain),
  ],
)

/** Agencies' records of insured companies. Amounts are minor units of the region's currency. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** The agency's relation to the company. */
    relation: text({ enum: relations }).notNull(),
    /**
     * The embed user of the agency's page that owns it, until the agency's users verify it or quote
     * for it.
     */
    embedUserId: text(),
    /** The managed security provider that added it and also sees it. */
    msspId: text().references(() => organisations.id),
    region: text({ enum: regions }).notNull(),
    name: text().notNull(),
    /** Lower case, without punctuation: the key for finding the same company. */
    nameKey: text().notNull(),
    searched: text()
      .notNull()
      .generatedAlwaysAs(searchedText(sql`name`, sql`domain_name`, sql`city`)),
    /** Name of the agency, for lists that sort by it. */
    agencyName: text().notNull(),
    dbaOrTradestyle: text(),
    naicsCode: text().notNull(),
    naicsDescription: text(),
    secondNaicsCode: text(),
    primaryNaicsPercentage: doublePrecision(),
    ein: text(),
    dunsNumber: text(),
    url: text(),
    numberOfPersonalRecords: bigint({ mode: 'number' }),
    percentInternationalSales: doublePrecision(),
    totalRevenue: bigint({ mode: 'number' }),
    franchiseSystemConnectivity: boolean(),
    collectingPersonalInformation: boolean(),
    changeInScope: boolean(),
    changeInScopeDetail: text(),
    isSameAddress: boolean().notNull().default(true),
    /** Set if it differs from the main address. */
    mailingAddress: jsonb().$type<MailingAddress>(),
    revenue: bigint({ mode: 'number' }).notNull(),
    /** The part of it earned outside the country; null in regions that do not ask for it. */
    nonUsRevenue: bigint({ mode: 'number' }),
    yearEstablished: integer(),
    noOfEmployeesAll: integer(),
    ownershipType: text(),
    entityType: text(),
    isFranchise: boolean(),
    phoneNumber: text(),
    address1: text(),
    address2: text(),
    city: text(),
    state: text(),
    /** The state, for lists that sort by it; empty in regions without states. */
    stateKey: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(state, '')`),
    zipCode: text(),
    domainName: text(),
    domains: text().array(),
    hostname: text(),
    incidentResponsePlan: boolean(),
    status: text({ enum: accountStatuses }).notNull(),
    /** Whether a policy of it is open for renewal, for lists: updated with the policy's status. */
    isOpenForRenewal: boolean().notNull().default(false),
    /** Whether one of its submissions waits for a quote, for lists: a trigger sets it. */
    hasSubmission: boolean().notNull().default(false),
    /** Teams that look after it, for lists: a trigger copies them from `team_accounts`. */
    teamIds: text().array().notNull().default([]),
    /** Why it is declined or lost, and its previous status; null for others. */
    closing: jsonb().$type<StoredClosing>(),
    /** When it was attested that the company has no domain of its own. */
    noDomainAttested: timestamp({ withTimezone: true }),
    verifiedDate: timestamp({ withTimezone: true }),
    /** The register's values, to mark those that have not changed. */
    prefilled: jsonb().$type<RegisterValues>(),
    policyContactFirstName: text(),
    policyContactLastName: text(),
    policyContactEmail: text(),
    policyContactPhone: text(),
    /** The agent who looks after it; null if that is the agency's contact. */
    agentUserId: text().references(() => users.id),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.agencyId, table.nameKey),
    index().on(table.companyId),
    index('accounts_mssp')
      .on(table.msspId)
      .where(sql`mssp_id is not null`),
    uniqueIndex('accounts_owner')
      .on(table.companyId)
      .where(sql`relation = 'owner'`),
    index('accounts_name').on(table.nameKey, table.id),
    index('accounts_modified').on(table.modified, table.id),
    index('accounts_created').on(table.created, table.id),
    index('accounts_state').on(table.stateKey, table.id),
    index('accounts_revenue').on(table.revenue, table.id),
    index('accounts_listed').on(
      table.agencyId,
      table.status,
      table.relation,
      table.isOpenForRenewal,
      table.hasSubmission,
      table.stateKey,
      table.revenue,
      table.created,
      table.modified,
      table.nameKey,
      table.id,
    ),
    index('accounts_search')
      .using('gin', table.searched.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)
export type AccountRecord = typeof accounts.$inferSelect

/**
 * Accounts that a team of an agency looks after. Rows are added and deleted, not changed: the database
 * then writes the teams of an account into its records (`0001_teams_of_records.sql`).
 */
export const teamAccounts = pgTable(
  'team_accounts',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.accountId] })],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  pgSequence,
  pgTable,
  text,
  timestamp,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { policyStates } from '#core/insurance/policies/states.ts'
import { paymentStatuses } from '#core/insurance/quotes/payment-status.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { regions } from '#core/foundation/region/regions.ts'
import type { Facets } from '../../kernel/lists/facets.ts'
import { listIndexes } from '../../kernel/lists/list-indexes.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { accounts } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { quotes } from '../quotes/tables.ts'

export const policyNumbers = pgSequence('policy_numbers', { startWith: 5_000_001 })
export const invoiceNumbers = pgSequence('invoice_numbers', { startWith: 700_001 })

/** What lists of policies are filtered by. */
export const policyFacets = (
  table: Record<
    | 'agencyId'
    | 'coverStatus'
    | 'paymentStatus'
    | 'isRenewal'
    | 'isOpenForRenewal'
    | 'teamIds'
    | 'created'
    | 'effectiveDate'
    | 'endDate'
    | 'policyNumber'
    | 'quoteNumber',
    PgColumn
  >,
): Facets => ({
  scope: table.agencyId,
  lead: table.coverStatus,
  more: [table.paymentStatus, table.isRenewal, table.isOpenForRenewal],
  sets: [table.teamIds],
  created: table.created,
  following: [table.effectiveDate, table.endDate, table.policyNumber, table.quoteNumber],
  clustered: [],
})

/**
 * Policies, one for each issued quote. Amounts are minor units of the region's currency. Dates, amounts
 * and statuses are a projection of the policy's transactions and of the ledger, for lists.
 */
export const policies = pgTable(
  'policies',
  {
    id: text().primaryKey(),
    policyNumber: text().notNull().unique(),
    invoiceNumber: text().notNull().unique(),
    quoteId: text()
      .notNull()
      .unique()
      .references(() => quotes.id),
    quoteNumber: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    product: text({ enum: quotedProducts }).notNull(),
    region: text({ enum: regions }).notNull(),
    companyName: text().notNull(),
    companyKey: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(company_name)`),
    /** Of its account, for lists: written by the database. */
    teamIds: text().array().notNull().default([]),
    searched: text()
      .notNull()
      .generatedAlwaysAs(searchedText(sql`company_name`, sql`policy_number`, sql`quote_number`)),
    /** Name of the agency, for lists that sort by it. */
    agencyName: text().notNull(),
    customerFirstName: text().notNull(),
    customerLastName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text().notNull(),
    effectiveDate: text().notNull(),
    endDate: text().notNull(),
    dueDate: text().notNull(),
    limit: bigint({ mode: 'number' }).notNull(),
    deductible: bigint({ mode: 'number' }).notNull(),
    premium: bigint({ mode: 'number' }).notNull(),
    brokerFee: bigint({ mode: 'number' }).notNull(),
    mgaFee: bigint({ mode: 'number' }).notNull(),
    totalPremium: bigint({ mode: 'number' }).notNull(),
    isRenewal: boolean().notNull(),
    isEndorsement: boolean().notNull().default(false),
    /** Changed by `setPaymentStatus` only. */
    paymentStatus: text({ enum: paymentStatuses }).notNull(),
    /** The amount paid; written with the payment status. */
    amountPaid: bigint({ mode: 'number' }).notNull(),
    /** The status by date, for lists: updated by a job when it changes. */
    coverStatus: text({ enum: policyStates }).notNull(),
    /**
     * Whether it is in force, ends within the renewal window and is not renewed yet, for lists: updated
     * with `coverStatus`.
     */
    isOpenForRenewal: boolean().notNull(),
    /** The policy that renewed it; written when that is issued. */
    renewedById: text(),
    cancelled: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    // what is open for renewal is little among much of a status, in the order of its list; the teams
    // of a row are in the index too, so that no row is read to filter by them
    index('policies_open').on(
      table.isOpenForRenewal,
      table.coverStatus,
      table.endDate,
      table.id,
      table.teamIds,
    ),
    index('policies_scoped_open').on(
      table.agencyId,
      table.isOpenForRenewal,
      table.coverStatus,
      table.endDate,
      table.id,
      table.teamIds,
    ),
    ...listIndexes('policies', {
      facets: policyFacets(table),
      sorts: {
        number: table.policyNumber,
        quote: table.quoteNumber,
        company: table.companyKey,
        agency: table.agencyName,
        product: table.product,
        limit: table.limit,
        total: table.totalPremium,
        payment: table.paymentStatus,
        effective: table.effectiveDate,
        end: table.endDate,
        created: table.created,
      },
      tie: table.id,
      searched: table.searched,
      more: [table.accountId],
      long: [table.agencyName],
    }),
  ],
)
export type PolicyRecord = typeof policies.$inferSelect

/** A record without the columns that the database writes. */
export type WrittenPolicy = Omit<PolicyRecord, 'companyKey' | 'searched' | 'teamIds'>

import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { policyStates } from '#core/insurance/policies/states.ts'
import { paymentStatuses } from '#core/insurance/quotes/payment-status.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { accounts } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { quotes } from '../quotes/tables.ts'

export const policyNumbers = pgSequence('policy_numbers', { startWith: 5_000_001 })
export const invoiceNumbers = pgSequence('invoice_numbers', { startWith: 700_001 })

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
    /** The teams of its account, for lists: set by a trigger. */
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
    /** The policy that renewed it; set when that one is issued. */
    renewedById: text(),
    cancelled: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index('policies_open')
      .on(table.coverStatus, table.endDate)
      .where(sql`is_open_for_renewal`),
    index('policies_cover').on(table.coverStatus, table.endDate),
    index('policies_end').on(table.endDate, table.id),
    index('policies_created').on(table.created, table.id),
    index('policies_listed').on(
      table.agencyId,
      table.coverStatus,
      table.paymentStatus,
      table.isRenewal,
      table.isOpenForRenewal,
      table.product,
      table.limit,
      table.totalPremium,
      table.created,
      table.effectiveDate,
      table.endDate,
      table.companyKey,
      table.policyNumber,
      table.quoteNumber,
      table.id,
      table.searched,
    ),
    index('policies_search')
      .using('gin', table.searched.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)
export type PolicyRecord = typeof policies.$inferSelect

/** A record without the columns that the database writes. */
export type WrittenPolicy = Omit<PolicyRecord, 'companyKey' | 'searched' | 'teamIds'>

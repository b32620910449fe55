import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { currencies } from '#core/foundation/money/money.ts'
import {
  transactionStates,
  type Charge,
  type TransactionChange,
  type TransactionDocument,
} from '#core/insurance/policies/transactions.ts'
import { policies } from '../tables.ts'

/** The terms of policies. */
export const policyTerms = pgTable(
  'policy_terms',
  {
    id: text().primaryKey(),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    effectiveDate: text().notNull(),
    endDate: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.policyId, table.effectiveDate)],
)
export type TermRecord = typeof policyTerms.$inferSelect

/**
 * Changes of a term. The database refuses to delete a transaction, to change an issued one and to move
 * one backwards; an issued one is undone by another.
 */
export const policyTransactions = pgTable(
  'policy_transactions',
  {
    id: text().primaryKey(),
    termId: text()
      .notNull()
      .references(() => policyTerms.id),
    /** The order of the term's transactions, from 1. */
    sequence: integer().notNull(),
    state: text({ enum: transactionStates }).notNull(),
    kind: text()
      .$type<TransactionChange['kind']>()
      .notNull()
      .generatedAlwaysAs(sql`change ->> 'kind'`),
    /** The first day that it applies to, in the insured's zone. */
    effectiveDate: text().notNull(),
    /** The instant of its issue; null before. */
    processed: timestamp({ withTimezone: true }),
    /** The user who issued it; null for the platform itself. */
    actorId: text(),
    reason: text(),
    change: jsonb().$type<TransactionChange>().notNull(),
    /** Its cost, in minor units of the policy's currency. */
    charges: jsonb().$type<readonly Charge[]>().notNull(),
    documents: text().array().$type<TransactionDocument[]>().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.termId, table.sequence),
    check('policy_transactions_processed', sql`(state = 'issued') = (processed is not null)`),
  ],
)
export type TransactionRecord = typeof policyTransactions.$inferSelect

/** Invoices, one for each transaction that is charged for. */
export const invoices = pgTable(
  'invoices',
  {
    number: text().primaryKey(),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    transactionId: text()
      .notNull()
      .unique()
      .references(() => policyTransactions.id),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    dueDate: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.policyId)],
)
export type InvoiceRecord = typeof invoices.$inferSelect

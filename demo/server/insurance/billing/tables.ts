import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  failureReasons,
  paymentMethods,
  savedMethodTypes,
  transactionStatuses,
} from '#core/insurance/billing/model.ts'
import { currencies } from '#core/foundation/money/money.ts'
import { accounts } from '../accounts/tables.ts'
import { policies } from '../policies/tables.ts'
import { intentStates } from './transitions.ts'

/**
 * The order that the processor collects: one intent per policy and due item, permanently. Every click
 * on Pay gets this one, and the processor charges it once.
 */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: text().primaryKey(),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    invoiceNumber: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** The processor that opened it first; no other may charge it. Null before that. */
    processorKey: text(),
    state: text({ enum: intentStates }).notNull(),
    /** The transaction that determines the state. */
    transactionId: text(),
    reason: text({ enum: failureReasons }),
    /** The processor's token, saved once the payment succeeds. */
    saveTokenId: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.policyId, table.invoiceNumber)],
)
export type IntentRecord = typeof paymentIntents.$inferSelect

/**
 * Processor accounts of the processes on this database, written at each start. The signing secret cannot
 * be a hash; write access here would allow marking bills as paid.
 */
export const paymentProcessors = pgTable('payment_processors', {
  /** The platform's publishable key at the processor, which identifies the processor's ledger. */
  key: text().primaryKey(),
  origin: text().notNull(),
  secret: text().notNull(),
  /** Rows from versions without a name belong to the demo's processor. */
  name: text().notNull().default('Parapet demo processor'),
  isDemo: boolean().notNull().default(true),
})

/** Transactions as the processor reported them, one row each (spec 2 §3, payment / transaction). */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    transactionId: text().notNull().unique(),
    intentId: text().references(() => paymentIntents.id),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    invoiceNumber: text().notNull(),
    status: text({ enum: transactionStatuses }).notNull(),
    reason: text({ enum: failureReasons }),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    processorName: text().notNull(),
    /** Minor units. */
    amountPaid: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** `YYYY-MM-DD` in the insured's zone. */
    paymentDate: text().notNull(),
    paymentDesc: text().notNull(),
    tokenId: text(),
    last4Digits: text(),
    creditCardType: text(),
    expirationMonth: integer(),
    expirationYear: integer(),
    bankName: text(),
    bankAccountType: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.policyId, table.created)],
)
export type PaymentRecord = typeof payments.$inferSelect

/**
 * Payment methods that a policyholder saved: the processor's token and the details that identify it to
 * the user. No column has a card or account number.
 */
export const savedPaymentMethods = pgTable(
  'saved_payment_methods',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    tokenId: text().notNull(),
    type: text({ enum: savedMethodTypes }).notNull(),
    last4Digits: text().notNull(),
    creditCardType: text(),
    expirationMonth: integer(),
    expirationYear: integer(),
    bankName: text(),
    bankAccountType: text(),
    /** Saving the same card or account again replaces its token. */
    fingerprint: text('likeness').notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.fingerprint)],
)
export type SavedMethodRecord = typeof savedPaymentMethods.$inferSelect

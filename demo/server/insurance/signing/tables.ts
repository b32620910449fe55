import { index, pgTable } from 'drizzle-orm/pg-core'
import { receiptColumns } from './receipt-columns.ts'

/** Signatures of policyholders, each with the signed bytes. */
export const signatures = pgTable('quote_signatures', receiptColumns(), (table) => [
  index().on(table.quoteId, table.signed),
])
export type SignatureRecord = typeof signatures.$inferSelect

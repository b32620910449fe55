import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { quotes } from '../quotes/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** Signatures of policyholders, each with the bytes that were signed. Rows never change. */
export const signatures = pgTable(
  'quote_signatures',
  {
    id: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id),
    quoteNumber: text().notNull(),
    companyName: text().notNull(),
    fullName: text().notNull(),
    consent: text().notNull(),
    address: text().notNull(),
    signed: timestamp({ withTimezone: true }).notNull(),
    /** When the signed terms were priced; another instant on the quote means other terms. */
    priced: timestamp({ withTimezone: true }).notNull(),
    documentName: text().notNull(),
    document: bytes().notNull(),
    /** SHA-256 of the document, and of the receipt that contains it. */
    documentHash: text().notNull(),
    receiptHash: text().notNull(),
  },
  (table) => [index().on(table.quoteId, table.signed)],
)
export type SignatureRecord = typeof signatures.$inferSelect

import { customType, text, timestamp } from 'drizzle-orm/pg-core'
import { quotes } from '../quotes/tables.ts'

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/**
 * The columns of a receipt: who agreed, to which bytes, when and from where. Signatures and
 * attestations of notices have them; rows never change.
 */
export const receiptColumns = () => ({
  id: text().primaryKey(),
  quoteId: text()
    .notNull()
    .references(() => quotes.id),
  quoteNumber: text().notNull(),
  companyName: text().notNull(),
  /** The name as signed; a later change of the user's name does not affect it. */
  fullName: text().notNull(),
  consent: text().notNull(),
  address: text().notNull(),
  signed: timestamp({ withTimezone: true }).notNull(),
  /** When the terms were priced; a different instant on the quote means different terms. */
  priced: timestamp({ withTimezone: true }).notNull(),
  documentName: text().notNull(),
  document: bytes().notNull(),
  /** SHA-256 of the document, and of the receipt that contains it. */
  documentHash: text().notNull(),
  receiptHash: text().notNull(),
  /**
   * Signature of the receipt by a key outside the database; null for receipts from before receipts were
   * sealed.
   */
  seal: text(),
})

/** A row with the columns of a receipt. */
export interface ReceiptRecord {
  readonly id: string
  readonly quoteId: string
  readonly quoteNumber: string
  readonly companyName: string
  readonly fullName: string
  readonly consent: string
  readonly address: string
  readonly signed: Date
  readonly priced: Date
  readonly documentName: string
  readonly document: Uint8Array
  readonly documentHash: string
  readonly receiptHash: string
  readonly seal: string | null
}

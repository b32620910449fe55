import { boolean, pgTable, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { bytes, receiptColumns } from '../signing/receipt-columns.ts'

/** Licenses of the surplus lines brokers of agencies. */
export const surplusLicenses = pgTable(
  'surplus_licenses',
  {
    id: text().primaryKey(),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    brokerFirstName: text().notNull(),
    brokerLastName: text().notNull(),
    brokerEmail: text().notNull(),
    surplusLicenseNumber: text().notNull(),
    surplusLinesState: text().notNull(),
    signatureOnFile: boolean().notNull(),
    /** Whether staff have confirmed the broker and the broker's own mailbox. */
    isConfirmed: boolean().notNull().default(false),
    /** The notice that the broker signed on paper. */
    signedNotice: bytes(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Changes with every change of the license. */
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('surplus_license_of_agency').on(
      table.agencyId,
      table.surplusLinesState,
      table.surplusLicenseNumber,
    ),
  ],
)
/** A license without the uploaded notice, which is rarely read. */
export type SurplusLicenseRecord = Omit<typeof surplusLicenses.$inferSelect, 'signedNotice'>

/** Attested notices, each as it was attested. */
export const noticeAttestations = pgTable(
  'surplus_attestations',
  {
    ...receiptColumns(),
    state: text({ enum: noticeStates }).notNull(),
    noticeVersion: text().notNull(),
    termsVersion: text().notNull(),
    brokerName: text().notNull(),
    surplusLinesNumber: text().notNull(),
  },
  (table) => [index().on(table.quoteId, table.signed)],
)
export type AttestationRecord = typeof noticeAttestations.$inferSelect

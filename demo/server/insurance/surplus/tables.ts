import { boolean, pgTable, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { receiptColumns } from '../signing/receipt-columns.ts'

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
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('surplus_license_of_agency').on(
      table.agencyId,
      table.surplusLinesState,
      table.surplusLicenseNumber,
    ),
  ],
)
export type SurplusLicenseRecord = typeof surplusLicenses.$inferSelect

/** Attested notices, each with the notice as it was attested. */
export const noticeAttestations = pgTable(
  'surplus_attestations',
  {
    ...receiptColumns(),
    state: text({ enum: noticeStates }).notNull(),
    noticeVersion: text().notNull(),
    brokerName: text().notNull(),
    surplusLinesNumber: text().notNull(),
  },
  (table) => [index().on(table.quoteId, table.signed)],
)
export type AttestationRecord = typeof noticeAttestations.$inferSelect

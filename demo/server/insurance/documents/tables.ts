import {
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { listedKinds } from '#core/insurance/documents/model.ts'
import { accounts } from '../accounts/tables.ts'
import { policies } from '../policies/tables.ts'
import { quotes } from '../quotes/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/**
 * Documents with their bytes: stored in the database they are as durable as the records, and every
 * process sees them. One per kind, subject and version.
 */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    kind: text({ enum: listedKinds }).notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    quoteId: text().references(() => quotes.id),
    policyId: text().references(() => policies.id),
    /** The documented quote or policy; for an application, its submission. */
    subjectId: text().notNull(),
    /** Revision of a quote, or id of a payment; for an application, its file. */
    version: text().notNull(),
    name: text().notNull(),
    mimeType: text().notNull(),
    size: integer().notNull(),
    bytes: bytes().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.subjectId, table.version),
    index().on(table.accountId, table.created),
  ],
)
export type DocumentRecord = typeof documents.$inferSelect

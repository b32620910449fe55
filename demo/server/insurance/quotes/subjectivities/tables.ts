import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { subjectivityStatuses } from '#core/insurance/quotes/subjectivities/model.ts'
import { quotes } from '../tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** What quotes are subject to, with the answers of agencies. */
export const subjectivities = pgTable(
  'quote_subjectivities',
  {
    id: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id),
    text: text().notNull(),
    status: text({ enum: subjectivityStatuses }).notNull(),
    answer: text(),
    fileName: text(),
    fileType: text(),
    file: bytes(),
    /** The user who answered last, whose name is read; a policyholder by link has only a name. */
    filledById: text(),
    filledBy: text(),
    /** Why it was waived; null while it is not. */
    waiveReason: text(),
    filled: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.quoteId, table.created)],
)
export type SubjectivityRecord = typeof subjectivities.$inferSelect

import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { subjectivityStatuses } from '#core/insurance/quotes/subjectivities/model.ts'
import { quotes } from '../tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** Subjectivities of quotes, with the agencies' answers. */
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
    /**
     * The user who answered last; viewers get the user's current name. A policyholder by link has only
     * a name.
     */
    filledById: text(),
    filledBy: text(),
    /** The reason of a waiver; null without one. */
    waiveReason: text(),
    filled: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.quoteId, table.created)],
)
export type SubjectivityRecord = typeof subjectivities.$inferSelect

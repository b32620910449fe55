import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Actions of users on several records at once. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    organisationId: text().notNull(),
    /** The hash of the `requestId` of its calls. */
    keyHash: text().notNull(),
    action: text().notNull(),
    input: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.organisationId, table.keyHash),
    index().on(table.created),
  ],
)

export type BulkRun = typeof bulkRuns.$inferSelect

/** The records of an action, each with its result. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    runId: text()
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    recordId: text().notNull(),
    /** `modified` of the version that the caller read. */
    seen: text(),
    /** The displayed name; empty if the caller sees no such record. */
    name: text().notNull(),
    done: timestamp({ withTimezone: true }),
    /** When the people concerned were mailed, for actions that send one mail for all records. */
    mailed: timestamp('told', { withTimezone: true }),
    error: jsonb().$type<{ code: string; detail: string }>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
)

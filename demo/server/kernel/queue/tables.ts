import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What must happen after a commit. A job that is done is deleted; one that gave up stays as `failed`. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Which worker holds it, and until when; a worker that died leaves a lease that ends. */
    lease: text(),
    leasedUntil: timestamp({ withTimezone: true }),
    failed: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [index().on(table.runAt)],
)

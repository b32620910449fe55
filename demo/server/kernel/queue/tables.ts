import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { keyModes } from '#core/identity/access/modes.ts'

/**
 * Work to do after a commit. A job that is done is deleted; one that was given up stays as
 * `failed`.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Of the call that queued it; its work is in that mode too. */
    mode: text({ enum: keyModes }).notNull().default('live'),
    created: timestamp({ withTimezone: true }).notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** The worker that has leased it, and until when; the lease of a dead worker ends. */
    lease: text(),
    leasedUntil: timestamp({ withTimezone: true }),
    failed: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [index().on(table.runAt)],
)

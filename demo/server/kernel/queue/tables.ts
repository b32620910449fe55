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
    /** The mode of the call that queued it, in which it also runs. */
    mode: text({ enum: keyModes }).notNull().default('live'),
    created: timestamp({ withTimezone: true }).notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** The worker that has leased it, and until when. The lease of a dead worker expires. */
    lease: text(),
    leasedUntil: timestamp({ withTimezone: true }),
    failed: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [index().on(table.runAt)],
)

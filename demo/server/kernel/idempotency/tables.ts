import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Responses of calls with an `Idempotency-Key`, for their repeats. No row contains the key or a
 * readable response, which may contain secrets.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Hash of the caller and the mode. */
    caller: text().notNull(),
    endpoint: text().notNull(),
    keyHash: text().notNull(),
    inputHash: text().notNull(),
    /** Encrypted with the key; null while the call runs, and for a response that is too large. */
    answer: text(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.endpoint, table.keyHash] }),
    index().on(table.created),
  ],
)

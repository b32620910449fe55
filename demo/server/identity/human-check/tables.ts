import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The key that signs challenges, shared by every process on this database. */
export const humanCheckKeys = pgTable('human_check_keys', {
  id: text().primaryKey(),
  secret: text().notNull(),
})

/** Signatures of challenges with a used solution, until they expire. */
export const usedProofs = pgTable(
  'human_check_used_proofs',
  {
    signature: text().primaryKey(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

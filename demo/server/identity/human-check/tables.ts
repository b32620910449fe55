import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The key that signs challenges: every process on this database takes the solutions of all. */
export const humanCheckKeys = pgTable('human_check_keys', {
  id: text().primaryKey(),
  secret: text().notNull(),
})

/** Challenges whose solution was used, by their signature, until they are out of date. */
export const usedProofs = pgTable(
  'human_check_used_proofs',
  {
    signature: text().primaryKey(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What the demo controls set, shared by all processes: `clock`, `flags`; and `seed`, which was sown. */
export const platformState = pgTable('platform_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

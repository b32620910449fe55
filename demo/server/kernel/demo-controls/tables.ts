import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What the demo controls set, shared by all processes: `clock`, `flags`; and `seed`, the size that was seeded. */
export const platformState = pgTable('platform_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Values of the demo controls, shared by all processes: `clock`, `flags`; and `seed`, the seeded
 * size.
 */
export const platformState = pgTable('platform_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

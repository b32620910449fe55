import { boolean, pgTable, real, text } from 'drizzle-orm/pg-core'
import { regions } from '#core/foundation/region/regions.ts'
import { organisations } from '../users/tables.ts'

/** The fields of an organisation that is an agency: its address and the agent for its insureds. */
export const agencies = pgTable('agencies', {
  id: text()
    .primaryKey()
    .references(() => organisations.id),
  name: text().notNull(),
  description: text().notNull(),
  region: text({ enum: regions }).notNull(),
  state: text(),
  address1: text().notNull(),
  city: text().notNull(),
  zipCode: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  npn: text(),
  hostname: text(),
  isWholesale: boolean().notNull().default(false),
  isAppointed: boolean().notNull().default(true),
  agencyBilled: boolean().notNull().default(false),
  /** The brand of its documents; an unknown name reads as the platform's own. */
  brand: text().notNull().default('parapet'),
  /** Percent of the premium. */
  commission: real().notNull(),
  agentFirstName: text().notNull(),
  agentLastName: text().notNull(),
  agentEmail: text().notNull(),
  agentPhone: text().notNull(),
})
export type AgencyRecord = typeof agencies.$inferSelect

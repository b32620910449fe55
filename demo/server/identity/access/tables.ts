import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { organisations } from '../../directory/users/tables.ts'

/** Pages of our own that may have a key; their origins are derived at each start, never stored. */
export const siteRoles = ['portal', 'siteUs', 'siteUk'] as const

/** Publishable keys: public in a page's markup, and valid from that agency's origins only. */
export const clientKeys = pgTable('client_keys', {
  id: text().primaryKey(),
  agencyId: text()
    .notNull()
    .references(() => organisations.id),
  /** Origins outside the demo: `https://www.agency.example`. */
  origins: text().array().notNull(),
  sites: text({ enum: siteRoles }).array().notNull(),
  active: boolean().notNull().default(true),
})

/** Keys of agencies' own servers. Secrets are random and stored as hashes only. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  agencyId: text()
    .notNull()
    .references(() => organisations.id),
  secretHashes: text().array().notNull(),
  sites: text({ enum: siteRoles }).array().notNull(),
  active: boolean().notNull().default(true),
})

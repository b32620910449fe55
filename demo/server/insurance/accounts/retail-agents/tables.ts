import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agencies } from '../../../directory/agencies/tables.ts'
import { accounts } from '../tables.ts'

/** The retail agents of accounts, with their licenses. */
export const retailAgents = pgTable(
  'retail_agents',
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.id),
    /** Of the account, for the lookup of its retail agencies. */
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    licenseNumber: text().notNull(),
    agencyName: text(),
    email: text(),
    phone: text(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.agencyId, table.modified)],
)

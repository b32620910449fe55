import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/tables.ts'

/**
 * The agent that a policyholder chose. Without a row it is the agency of the policyholder's own account;
 * a row without an account means no agent.
 */
export const policyholderAgents = pgTable(
  'policyholder_agents',
  {
    /** The account that the policyholder's users act for. */
    policyholderId: text()
      .primaryKey()
      .references(() => accounts.id),
    /** The account of the chosen agency; null once that account is deleted. */
    accountId: text().references(() => accounts.id),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
)

import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { quotedProducts } from '#core/insurance/products/products.ts'
import type { WizardValues } from '#core/insurance/quotes/wizard/model.ts'
import { users } from '../../../directory/users/tables.ts'
import { accounts } from '../../accounts/tables.ts'

/** Unsaved input of quote wizards, by user. */
export const wizardDrafts = pgTable(
  'wizard_drafts',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    product: text({ enum: quotedProducts }).notNull(),
    /** The policy that is renewed; empty for new business. */
    policyId: text().notNull(),
    values: jsonb().$type<WizardValues>().notNull(),
    /** Number of saves. */
    revision: integer().notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId, table.product, table.policyId] }),
    index().on(table.accountId),
    index().on(table.modified),
  ],
)

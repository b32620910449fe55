import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { currencies } from '#core/foundation/money/money.ts'
import { accounts } from '../accounts/tables.ts'
import type { LedgerAccount } from './ledger-accounts.ts'

/**
 * Entries of the double-entry ledger. The database refuses to change or delete them, and to commit one
 * whose lines do not balance in each currency.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    /** The recorded cause, unique: `transaction:<id>`, `payment:<id>:paid`. */
    cause: text().notNull().unique(),
    /** The insured account. */
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    policyId: text().notNull(),
    /** `YYYY-MM-DD` in the insured's zone. */
    day: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  // the second index is for the deletion of an account, which looks for its entries
  (table) => [index().on(table.policyId), index().on(table.accountId)],
)

/** Lines of ledger entries: a debit is positive, a credit negative, in minor units. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: text()
      .notNull()
      .references(() => ledgerEntries.id),
    account: text().$type<LedgerAccount>().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.account, table.currency] }),
    check('ledger_lines_amount', sql`amount <> 0`),
  ],
)

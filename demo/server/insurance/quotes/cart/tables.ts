import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { cartLimit } from '#core/insurance/quotes/cart/entry.ts'
import { agencies } from '../../../directory/agencies/tables.ts'
import { accounts } from '../../accounts/tables.ts'
import { quotes } from '../tables.ts'

/**
 * The quotes in the cart of an account and agency. A cart has positions 1 to 5, each once, so that no
 * number of processes can add a sixth quote.
 */
export const cartQuotes = pgTable(
  'cart_quotes',
  {
    quoteId: text()
      .primaryKey()
      .references(() => quotes.id),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    /** `presetName` on the wire. */
    name: text().notNull(),
    position: integer().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.accountId, table.agencyId, table.position),
    check(
      'cart_quotes_position',
      sql`${table.position} between 1 and ${sql.raw(String(cartLimit))}`,
    ),
  ],
)

/** A quote of a shared comparison, with the name that it was shared under. */
export interface SharedVariation {
  readonly quoteId: string
  readonly name: string
}

/** Variations that were shared with their policyholder; their terms are read from the quotes. */
export const comparisons = pgTable(
  'comparisons',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    variations: jsonb().$type<readonly SharedVariation[]>().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.created)],
)

import { sql, type SQL } from 'drizzle-orm'
import type { Listing, Order } from './listing.ts'

/** The order of a list by some keys. */
export const by = ({ direction }: Order, ...keys: readonly SQL[]): SQL =>
  sql.join(
    keys.map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )

/** Ids and sort keys of rows: what finds a page. */
export const selectKeys = ({ rules, order }: Listing, where: SQL): SQL =>
  sql`select ${rules.tie} as id, ${order.key} as sort_key from ${rules.table} where ${where}`

/** The same of the rows of a page. */
export const places: SQL = sql`select id, sort_key::text as key`

/** The order of such rows. */
export const inOrder = ({ order }: Listing): SQL =>
  sql`order by ${by(order, sql`sort_key`, sql`id`)}`

/** A literal, which the plan of a prepared query is made for; so is the next one. */
export const upToPage = ({ offset, limit }: Listing): SQL => sql.raw(`limit ${offset + limit}`)

export const ofPage = ({ offset, limit }: Listing): SQL =>
  sql.raw(`limit ${limit} offset ${offset}`)

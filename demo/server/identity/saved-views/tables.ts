import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ViewAddress } from '#core/identity/saved-views/model.ts'
import { organisations, users } from '../../directory/users/tables.ts'

/** Views of tables that users saved by name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text().primaryKey(),
    /** The user who saved the view. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account that the view was saved in, whose users see it when shared. */
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    table: text().notNull(),
    name: text().notNull(),
    isShared: boolean().notNull(),
    address: jsonb().$type<ViewAddress>().notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('saved_views_own')
      .on(table.organisationId, table.userId, table.table, sql`lower(${table.name})`)
      .where(sql`not ${table.isShared}`),
    uniqueIndex('saved_views_shared')
      .on(table.organisationId, table.table, sql`lower(${table.name})`)
      .where(sql`${table.isShared}`),
  ],
)

import { bigint, doublePrecision, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { authorityLines } from '#core/directory/underwriting-authority/lines.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { roles, users } from '../users/tables.ts'

/**
 * The underwriting authority of a role or user in a region and line of business, set by
 * administrators. Either `roleId` or `userId` is set. Amounts are minor units of the region's
 * currency; null is unlimited.
 */
export const authorityLimits = pgTable(
  'authority_limits',
  {
    id: text().primaryKey(),
    roleId: text().references(() => roles.id),
    userId: text().references(() => users.id),
    region: text({ enum: regions }).notNull(),
    /** A line of business, or `all` for lines without their own limits. */
    line: text({ enum: authorityLines }).notNull().default('all'),
    maxLimit: bigint({ mode: 'number' }),
    maxPremium: bigint({ mode: 'number' }),
    maxIrpm: doublePrecision(),
    /** The administrator who set the limits. The stored name remains when the user is deleted. */
    setById: text(),
    setBy: text().notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.roleId, table.region, table.line),
    unique().on(table.userId, table.region, table.line),
  ],
)
export type AuthorityRecord = typeof authorityLimits.$inferSelect

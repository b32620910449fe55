import { bigint, doublePrecision, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { authorityLines } from '#core/directory/underwriting-authority/lines.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { roles, users } from '../users/tables.ts'

/**
 * How far a role or a user decides alone in a region and line of business, as administrators set it: either `roleId` or
 * `userId`. Sums are minor units of the region's currency; null is without a limit.
 */
export const authorityLimits = pgTable(
  'authority_limits',
  {
    id: text().primaryKey(),
    roleId: text().references(() => roles.id),
    userId: text().references(() => users.id),
    region: text({ enum: regions }).notNull(),
    /** A line of business, or all without limits of their own. */
    line: text({ enum: authorityLines }).notNull().default('all'),
    maxLimit: bigint({ mode: 'number' }),
    maxPremium: bigint({ mode: 'number' }),
    maxIrpm: doublePrecision(),
    /** The administrator who set it; the name is that of then, for users that are deleted. */
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

import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { keyKinds, keyModes } from '#core/identity/access/modes.ts'
import { organisations } from '../../directory/users/tables.ts'

/**
 * Pages of the platform that may have a key. Their origins are derived at each start and never
 * stored.
 */
export const siteRoles = ['portal', 'siteUs', 'siteUk'] as const

/**
 * Keys of agencies. Publishable keys are public in a page's markup and valid from their origins
 * only. API keys are for agencies' servers; only the hashes of their random secrets are stored.
 */
export const accessKeys = pgTable(
  'access_keys',
  {
    /** Never changes; identifies an API key to the agency's server. */
    id: text().primaryKey(),
    agencyId: text()
      .notNull()
      .references(() => organisations.id),
    kind: text({ enum: keyKinds }).notNull(),
    mode: text({ enum: keyModes }).notNull().default('live'),
    name: text().notNull(),
    /** The publishable key, which a rotation replaces. Null for an API key. */
    publishable: text().unique(),
    secretHashes: text().array().notNull().default([]),
    /** The publishable key before the last rotation; valid until `previousEnds`. */
    previousPublishable: text().unique(),
    previousHashes: text().array().notNull().default([]),
    previousEnds: timestamp({ withTimezone: true }),
    /** Origins outside the demo: `https://www.agency.example`. */
    origins: text().array().notNull().default([]),
    sites: text({ enum: siteRoles }).array().notNull().default([]),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Written at most once a minute. */
    lastUsed: timestamp({ withTimezone: true }),
    /** When the key was switched off. Cannot be undone. */
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.agencyId, table.created),
    // every preflight request looks up whether a key has the page's origin
    index().using('gin', table.origins),
    index().on(table.ended),
  ],
)
export type AccessKeyRecord = typeof accessKeys.$inferSelect

/** Origins that used a key without being registered for it, counted per day. */
export const refusedOrigins = pgTable(
  'refused_origins',
  {
    id: text().primaryKey(),
    keyId: text()
      .notNull()
      .references(() => accessKeys.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
    count: integer().notNull(),
    first: timestamp({ withTimezone: true }).notNull(),
    last: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.keyId, table.origin), index().on(table.last)],
)

import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { keyKinds, keyModes } from '#core/identity/access/modes.ts'
import { organisations } from '../../directory/users/tables.ts'

/** Pages of our own that may have a key; their origins are derived at each start, never stored. */
export const siteRoles = ['portal', 'siteUs', 'siteUk'] as const

/**
 * Keys of agencies: publishable ones, public in a page's markup and valid from their origins only, and
 * those of agencies' own servers, whose random secrets are stored as hashes only.
 */
export const accessKeys = pgTable(
  'access_keys',
  {
    /** Never changes; an API key is named by it. */
    id: text().primaryKey(),
    agencyId: text()
      .notNull()
      .references(() => organisations.id),
    kind: text({ enum: keyKinds }).notNull(),
    mode: text({ enum: keyModes }).notNull().default('live'),
    name: text().notNull(),
    /** What a page names it by; a rotation changes it. Absent for an API key. */
    publishable: text().unique(),
    secretHashes: text().array().notNull().default([]),
    /** Of the key before the last rotation; valid until `previousEnds`. */
    previousPublishable: text().unique(),
    previousHashes: text().array().notNull().default([]),
    previousEnds: timestamp({ withTimezone: true }),
    /** Origins outside the demo: `https://www.agency.example`. */
    origins: text().array().notNull().default([]),
    sites: text({ enum: siteRoles }).array().notNull().default([]),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Written once a minute at most. */
    lastUsed: timestamp({ withTimezone: true }),
    /** When it was switched off, for good. */
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.agencyId, table.created),
    // pages ask at every preflight whether any key has their origin
    index().using('gin', table.origins),
    index().on(table.ended),
  ],
)
export type AccessKeyRecord = typeof accessKeys.$inferSelect

/** Origins that used a key without being registered for it, counted over a day. */
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

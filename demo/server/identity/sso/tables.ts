import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations, users } from '../../directory/users/tables.ts'

/** Domains of e-mail whose people sign in at their organisation's own identity provider. */
export const ssoDomains = pgTable('sso_domains', {
  /** Lower case: `northgate.test`. */
  domain: text().primaryKey(),
  organisationId: text()
    .notNull()
    .references(() => organisations.id),
  /** Absent for the demo's own provider, whose address is derived at each start. */
  issuer: text(),
  clientId: text().notNull(),
  enabled: boolean().notNull().default(true),
})
export type SsoDomain = typeof ssoDomains.$inferSelect

/** Sign-ins under way at a provider. The way back takes its row away: each works once. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    /** Hash of the state, which the provider sends back. */
    state: text().primaryKey(),
    /** Hash of what the cookie of the browser holds that began. */
    browser: text().notNull(),
    domain: text()
      .notNull()
      .references(() => ssoDomains.domain),
    redirectUri: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    redirectPath: text(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

/** How sign-ins at a provider ended, until the browser fetches it: a user, or why there is none. */
export const ssoOutcomes = pgTable(
  'sso_outcomes',
  {
    /** Hash of what the cookie holds. */
    hash: text().primaryKey(),
    userId: text().references(() => users.id),
    failure: text(),
    redirectPath: text(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

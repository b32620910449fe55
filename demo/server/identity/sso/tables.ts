import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations, users } from '../../directory/users/tables.ts'

/** Email domains whose users sign in at their organisation's own identity provider. */
export const ssoDomains = pgTable('sso_domains', {
  /** Lower case: `northgate.test`. */
  domain: text().primaryKey(),
  organisationId: text()
    .notNull()
    .references(() => organisations.id),
  /** Null for the demo's provider, whose address is derived at each start. */
  issuer: text(),
  clientId: text().notNull(),
  enabled: boolean().notNull().default(true),
})
export type SsoDomain = typeof ssoDomains.$inferSelect

/** Sign-ins in progress at a provider. The return deletes the row, so that each works once. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    /** Hash of the state that the provider returns. */
    state: text().primaryKey(),
    /** Hash of the cookie of the browser that started the sign-in. */
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

/** Results of sign-ins at a provider until the browser fetches them: a user or an error. */
export const ssoOutcomes = pgTable(
  'sso_outcomes',
  {
    /** Hash of the cookie. */
    hash: text().primaryKey(),
    userId: text().references(() => users.id),
    failure: text(),
    redirectPath: text(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expires)],
)

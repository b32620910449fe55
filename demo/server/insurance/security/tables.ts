import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { P250Details, SecurityFields } from '#core/insurance/security/model.ts'
import { accounts } from '../accounts/tables.ts'

/** The security answers of an account; absent until the first save. */
export const securityAnswers = pgTable('security_answers', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id),
  fields: jsonb().$type<SecurityFields>().notNull(),
  p250Details: jsonb().$type<P250Details>().notNull(),
  /** The user who saved last, with the name at the time for deleted users. */
  modifiedById: text(),
  modifiedBy: text(),
  modified: timestamp({ withTimezone: true }).notNull(),
})

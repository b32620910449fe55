import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  activityActs,
  activitySubjects,
  type ActivityChange,
} from '#core/insurance/activity/model.ts'

/**
 * Who saw and changed what of an account. Rows outlast what they are about, so they reference nothing.
 */
export const activity = pgTable(
  'activity',
  {
    id: text().primaryKey(),
    /** Null for what was done with a submission without an account. */
    accountId: text(),
    submissionId: text(),
    /** The organisation that the user acted in. */
    organisationId: text().notNull(),
    userId: text().notNull(),
    /** The name of then, for link holders and users who are deleted; readers read that of the user. */
    userName: text().notNull(),
    isStaff: boolean().notNull(),
    act: text({ enum: activityActs }).notNull(),
    subject: text({ enum: activitySubjects }).notNull(),
    /** Of the quote of the account that it was done with. */
    quoteNumber: text(),
    changes: jsonb().$type<readonly ActivityChange[]>().notNull(),
    /** Makes repeated views of a user one entry a day; null for changes. */
    seenKey: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('activity_of_submission').on(table.submissionId, table.at, table.id),
    index('activity_of_account').on(table.accountId, table.at, table.id),
    uniqueIndex('activity_seen').on(table.seenKey),
    index('activity_age').on(table.at),
  ],
)
export type ActivityRecord = typeof activity.$inferSelect

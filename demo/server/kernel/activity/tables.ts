import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { activityTypes, type ActivityChange } from '#core/platform/activity/model.ts'

/** Kinds of record that have a log. */
export const activityKinds = ['account', 'quote', 'submission', 'user'] as const
export type ActivityKind = (typeof activityKinds)[number]

/**
 * Who acts: a user, the holder of a mailed link, the user of a page with a key, an agency's server, or
 * a queued job.
 */
export const actorKinds = ['user', 'link', 'embedUser', 'server', 'job'] as const

/** How somebody acts for another: staff in an account, a user in a further account, by a link or a key. */
export const delegations = ['impersonation', 'accountSwitch', 'link', 'key'] as const

/** Where an act comes from. */
export const activityOrigins = ['portal', 'embed', 'api', 'job'] as const

/**
 * Entries of users and of holders of links, which logs show; those of pages, agencies' servers and jobs
 * have no name. Literal, so that the index of the same condition is used.
 */
export const isByPerson = sql`actor_kind in ('user', 'link')`

/**
 * Who saw and changed what of every kind of record. Rows outlast what they are about, so they
 * reference nothing.
 */
export const activity = pgTable(
  'activity',
  {
    id: text().primaryKey(),
    /** The record that it was done with. */
    subjectKind: text({ enum: activityKinds }).notNull(),
    subjectId: text().notNull(),
    /** The number by which people know the record, where it has one. */
    subjectNumber: text(),
    /** The part of the record, where its log names parts. */
    part: text(),
    /** The insured account that the record belongs to, whose log has the entry too. */
    accountId: text(),
    act: text({ enum: activityTypes }).notNull(),
    changes: jsonb().$type<readonly ActivityChange[]>().notNull(),
    actorKind: text({ enum: actorKinds }).notNull(),
    actorId: text().notNull(),
    /** The name of then, for link holders and users who are deleted; readers read that of the user. */
    actorName: text().notNull(),
    /** The organisation that the actor acts in; null for jobs. */
    organisationId: text(),
    isStaff: boolean().notNull(),
    /** On whose behalf, and the account, link or key; null for those who act for themselves. */
    delegation: text({ enum: delegations }),
    delegationId: text(),
    origin: text({ enum: activityOrigins }).notNull(),
    /** Makes repeated views of a user one entry a day; null for changes. */
    seenKey: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('activity_of_subject').on(table.subjectKind, table.subjectId, table.at, table.id),
    // pages may write many entries of one account
    index('activity_of_account').on(table.accountId, table.at, table.id).where(isByPerson),
    uniqueIndex('activity_seen').on(table.seenKey),
    index('activity_age').on(table.at),
  ],
)
export type ActivityRecord = typeof activity.$inferSelect

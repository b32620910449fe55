import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { activityTypes, type ActivityChange } from '#core/platform/activity/model.ts'

/** Kinds of record that have a log. */
export const activityKinds = ['account', 'quote', 'submission', 'user'] as const
export type ActivityKind = (typeof activityKinds)[number]

/**
 * Kinds of actor: a user, the holder of a mailed link, the user of a page with a key, an agency's
 * server, or a queued job.
 */
export const actorKinds = ['user', 'link', 'embedUser', 'server', 'job'] as const

/**
 * Ways to act for another: staff in an account, a user in a further account, by a link or by a key.
 */
export const delegations = ['impersonation', 'accountSwitch', 'link', 'key'] as const

/** The origin of an act. */
export const activityOrigins = ['portal', 'embed', 'api', 'job'] as const

/**
 * Entries of users and link holders, which logs show. Entries of pages, agencies' servers and jobs
 * have no name. Literal, so that the index with the same condition is used.
 */
export const isByPerson = sql`actor_kind in ('user', 'link')`

/**
 * Views and changes of every kind of record. Rows outlast their record, so they have no references.
 */
export const activity = pgTable(
  'activity',
  {
    id: text().primaryKey(),
    /** The id of the record. */
    subjectKind: text({ enum: activityKinds }).notNull(),
    subjectId: text().notNull(),
    /** The record's human-readable number, if it has one. */
    subjectNumber: text(),
    /** The part of the record, if its log has parts. */
    part: text(),
    /** The insured account that the record belongs to, whose log has the entry too. */
    accountId: text(),
    act: text({ enum: activityTypes }).notNull(),
    changes: jsonb().$type<readonly ActivityChange[]>().notNull(),
    actorKind: text({ enum: actorKinds }).notNull(),
    actorId: text().notNull(),
    /**
     * The name at that time, for link holders and deleted users; otherwise readers use that of the
     * user.
     */
    actorName: text().notNull(),
    /** The organisation that the actor acts in; null for jobs. */
    organisationId: text(),
    isStaff: boolean().notNull(),
    /** On whose behalf, by which account, link or key; null for those who act for themselves. */
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

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { regions } from '#core/foundation/region/regions.ts'
import type { MailingAddress } from '#core/insurance/accounts/mailing-address.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import type { SubmissionDecline } from '#core/insurance/submissions/decline.ts'
import type { ScoredValue } from '#core/insurance/submissions/fields.ts'
import type { SubmissionLoss } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import {
  businessTypes,
  submissionSources,
  submissionStatuses,
} from '#core/insurance/submissions/statuses.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { accounts } from '../accounts/tables.ts'
import { effectiveStatusExpression } from './effective-status-expression.ts'

export const submissionNumbers = pgSequence('submission_numbers', { startWith: 1_000_001 })

/** A value with its name in the file; null for a typed value. */
export interface StoredValue extends ScoredValue {
  readonly source: string | null
}

/**
 * Requests to quote a company. Values and users set `status`, triggers set the quote's columns
 * (`0002_submissions_of_quotes.sql`), and `effectiveStatus` is derived from both.
 */
export const submissions = pgTable(
  'submissions',
  {
    isExpired: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    id: text().primaryKey(),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    effectiveStatus: text({ enum: submissionStatuses })
      .notNull()
      .generatedAlwaysAs(effectiveStatusExpression),
    businessType: text({ enum: businessTypes }).notNull(),
    accountId: text().references(() => accounts.id),
    /** The team of its agency, or none: an array, because list indexes use sets. */
    teamIds: text().array().notNull().default([]),
    submissionNumber: text().notNull().unique(),
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        searchedText(sql`account_name`, sql`submission_number`, sql`submitter_email`),
      ),
    region: text({ enum: regions }).notNull(),
    source: text({ enum: submissionSources }).notNull(),
    status: text({ enum: submissionStatuses }).notNull(),
    accountName: text().notNull(),
    accountKey: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(account_name)`),
    /** Name of the agency, for lists that sort by it. */
    agencyName: text().notNull(),
    ownerId: text(),
    /** For lists; a job writes it after the user is renamed, like the submitter's. */
    ownerName: text(),
    /** The embed user of the agency's page that sent it. */
    embedUserId: text(),
    submitterName: text().notNull(),
    submitterEmail: text().notNull(),
    /** The owner and id of the attempt to create it: the same pair gives the same submission. */
    requestOwner: text(),
    requestId: text(),
    values: jsonb().$type<readonly StoredValue[]>().notNull(),
    unread: jsonb().$type<Submission['unread']>().notNull().default([]),
    mailingAddress: jsonb().$type<MailingAddress>(),
    comments: text(),
    policyId: text(),
    policyNumber: text(),
    quoteId: text(),
    quoteNumber: text(),
    quoteProduct: text({ enum: quotedProducts }),
    quoteStatus: text(),
    quoteTotal: bigint({ mode: 'number' }),
    /** The attempt that created the quote. */
    quoteRequestId: text(),
    declination: jsonb().$type<SubmissionDecline>(),
    loss: jsonb().$type<SubmissionLoss>(),
    carrierReferral: jsonb().$type<NonNullable<Submission['carrierReferral']>>(),
    replied: timestamp({ withTimezone: true }),
    /** Hash of the reply that was sent last. */
    repliedText: text(),
  },
  (table) => [
    uniqueIndex().on(table.requestOwner, table.requestId),
    index().on(table.accountId),
    index().on(table.policyId),
    index('submissions_embed_user')
      .on(table.embedUserId)
      .where(sql`embed_user_id is not null`),
    // what the clock changes
    index('submissions_due')
      .on(table.expires)
      .where(sql`not is_expired`),
    index('submissions_expires').on(table.expires, table.id),
    index('submissions_modified').on(table.modified, table.id),
    index('submissions_created').on(table.created, table.id),
    index('submissions_listed').on(
      table.agencyId,
      table.effectiveStatus,
      table.businessType,
      table.ownerId,
      table.created,
      table.modified,
      table.expires,
      table.accountKey,
      table.submissionNumber,
      table.id,
      table.searched,
    ),
    index('submissions_search')
      .using('gin', table.searched.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)
export type SubmissionRecord = typeof submissions.$inferSelect

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** Files that came with submissions. */
export const submissionDocuments = pgTable(
  'submission_documents',
  {
    id: text().primaryKey(),
    submissionId: text()
      .notNull()
      .references(() => submissions.id),
    name: text().notNull(),
    mimeType: text().notNull(),
    size: integer().notNull(),
    bytes: bytes().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.submissionId)],
)

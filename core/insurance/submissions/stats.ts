import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { countQuery } from '../../platform/lists/status-counts.ts'
import { durations } from '../../platform/tables/duration.ts'
import { submissionStatuses } from './statuses.ts'

/**
 * The query: submissions created within a period (spec 2 §9), the last 7 days by default. Only
 * `teams` of `filter` applies.
 */
export const statsQuery = z.extend(countQuery, { duration: z.optional(z.enum(durations)) })

/** Counts by status, and the summary metrics (spec 2 §3). */
export const submissionStats = z.object({
  /**
   * Every status, including those with no submissions. Not limited to the period, because the
   * chips filter all submissions.
   */
  counts: z.array(z.object({ status: openEnum(submissionStatuses), count: z.int() })),
  /** Start of the period. */
  since: z.iso.datetime(),
  newBusiness: z.int(),
  declined: z.int(),
  lost: z.int(),
  renewals: z.int(),
  /** Totals of submissions with a quote, by currency, in minor units; empty if none has a quote. */
  premiums: z.array(
    z.object({ currency, quoted: z.int(), totalPremium: amount, averagePremium: amount }),
  ),
})
export type SubmissionStats = z.output<typeof submissionStats>

const named = z.array(z.object({ id: z.string(), name: z.string() }))

/** Options of filters and dialogs that the viewer may choose. */
export const submissionOptions = z.object({
  /** Owners of submissions that the viewer sees. */
  owners: named,
  /** Possible owners; empty for viewers who may not assign. */
  assignees: named,
  /** Teams that the viewer's submissions can be assigned to. */
  teams: named,
  /** Suggested carriers for a referral; others are allowed. */
  carriers: z.array(z.string()),
})
export type SubmissionOptions = z.output<typeof submissionOptions>

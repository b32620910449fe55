import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { countQuery } from '../../platform/lists/status-counts.ts'
import { durations } from '../../platform/tables/duration.ts'
import { submissionStatuses } from './statuses.ts'

/**
 * What is counted: submissions created within a duration (spec 2 §9), the last 7 days by default; of
 * `filter` only the teams.
 */
export const statsQuery = z.extend(countQuery, { duration: z.optional(z.enum(durations)) })

/** Counts by chip, and the summary metrics (spec 2 §3). */
export const submissionStats = z.object({
  /** Of every status, also those without one; not limited to the duration, as the chips filter all. */
  counts: z.array(z.object({ status: openEnum(submissionStatuses), count: z.int() })),
  /** The beginning of the duration. */
  since: z.iso.datetime(),
  newBusiness: z.int(),
  declined: z.int(),
  lost: z.int(),
  renewals: z.int(),
  /** Of submissions with a quote, by currency; empty where none has one. Amounts in minor units. */
  premiums: z.array(
    z.object({ currency, quoted: z.int(), totalPremium: amount, averagePremium: amount }),
  ),
})
export type SubmissionStats = z.output<typeof submissionStats>

const named = z.array(z.object({ id: z.string(), name: z.string() }))

/** Choices of filters and dialogs, as far as this viewer may choose. */
export const submissionOptions = z.object({
  /** Who has submissions that the viewer sees. */
  owners: named,
  /** Who can get submissions; empty for those who may not assign. */
  assignees: named,
  /** Teams that the viewer's submissions can be for. */
  teams: named,
  /** Carriers that one can be referred to; others may be named. */
  carriers: z.array(z.string()),
})
export type SubmissionOptions = z.output<typeof submissionOptions>

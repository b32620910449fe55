import * as z from 'zod/mini'
import { accountDecline } from '../../accounts/closure.ts'
import { submissionDecline } from '../../submissions/decline.ts'
import { id } from '../../../foundation/validation/bounded.ts'
import { fillInCheck, reasonFields } from '../../../foundation/validation/reason.ts'

/** Reasons to decline a quote, in display order (spec 2 §9). */
export const declineReasons = [
  'Class of Business',
  'Poor Cyber Security Controls',
  'BOR',
  'Poor Claims History',
  'Duplicate Quote',
  'Error',
  'Fill-in option',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Body of a declined quote (spec 2 §3, §5). Messages are keys in the `errors` wording. */
export const decline = z
  .object({
    ...reasonFields(declineReasons, 'declinationReasonRequired'),
    isNotificationEnabled: z.boolean(),
    /** The quote; sent by clients in addition to the path. */
    quoteId: z.optional(id()),
    /** Also declines the quote's submission (spec 2 §4). Requires the flag SUBMISSIONS_VIEW. */
    submission: z.optional(submissionDecline),
    /**
     * Also declines the quote's account (spec 2 §4), which then cannot be quoted until it is
     * undeclined.
     */
    account: z.optional(accountDecline),
  })
  .check(fillInCheck())
export type Decline = z.output<typeof decline>

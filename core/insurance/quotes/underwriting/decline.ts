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

/** Body of a declined quote (spec 2 §3, §5). Messages are keys of the wording `errors`. */
export const decline = z
  .object({
    ...reasonFields(declineReasons, 'declinationReasonRequired'),
    isNotificationEnabled: z.boolean(),
    /** The quote, as clients send it; the address names it too. */
    quoteId: z.optional(id()),
    /** Declines the submission of the quote too (spec 2 §4); only while the flag SUBMISSIONS_VIEW is on. */
    submission: z.optional(submissionDecline),
    /** Declines the account of the quote too (spec 2 §4): it cannot be quoted until that is undone. */
    account: z.optional(accountDecline),
  })
  .check(fillInCheck())
export type Decline = z.output<typeof decline>

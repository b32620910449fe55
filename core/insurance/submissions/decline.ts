import * as z from 'zod/mini'
import { requiredText } from '../../foundation/validation/shapes.ts'

/** Codes of declined submissions, in display order (spec 2 §9); texts are `submissions:declination.<code>`. */
export const declinationReasons = [
  'CLAIMS_HISTORY',
  'NATURE_OF_OPERATIONS',
  'POOR_CONTROLS',
  'SIZE_TOO_BIG',
  'FILL_IN_OPTION',
] as const
export type DeclinationReason = (typeof declinationReasons)[number]

/** Body of a declined submission, and that part of a declined quote (spec 2 §3, §5). */
export const submissionDecline = z
  .object({
    declinationReason: z.enum(declinationReasons, 'declinationReasonRequired'),
    declinationReasonDescription: requiredText(2000, 'reasonDescriptionRequired', 'textTooLong'),
    fillInDeclinationReason: z.optional(
      z.string().check(z.trim(), z.maxLength(200, 'textTooLong')),
    ),
  })
  .check(
    z.refine(
      ({ declinationReason, fillInDeclinationReason: text }) =>
        declinationReason !== 'FILL_IN_OPTION' || Boolean(text),
      { path: ['fillInDeclinationReason'], message: 'fillInRequired' },
    ),
  )
export type SubmissionDecline = z.output<typeof submissionDecline>

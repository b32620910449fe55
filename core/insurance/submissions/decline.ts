import * as z from 'zod/mini'
import { textOnlyIfAsked } from '../../foundation/validation/reason.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'

/**
 * Reasons to decline a submission, in display order (spec 2 §9). Texts are
 * `submissions:declination.<code>`.
 */
export const declinationReasons = [
  'CLAIMS_HISTORY',
  'NATURE_OF_OPERATIONS',
  'POOR_CONTROLS',
  'SIZE_TOO_BIG',
  'FILL_IN_OPTION',
] as const

/** Body of a declined submission, also used in the body of a declined quote (spec 2 §3, §5). */
export const submissionDecline = z
  .object({
    declinationReason: z.enum(declinationReasons, 'declinationReasonRequired'),
    declinationReasonDescription: requiredText(2000, 'reasonDescriptionRequired', 'textTooLong'),
    fillInDeclinationReason: z.optional(
      z.string().check(z.trim(), z.maxLength(200, 'textTooLong')),
    ),
  })
  .check(
    textOnlyIfAsked(
      'fillInDeclinationReason',
      ({ declinationReason }) => declinationReason === 'FILL_IN_OPTION',
    ),
  )
export type SubmissionDecline = z.output<typeof submissionDecline>

/** The fill-in text of a declination; null for reasons without one. */
export const fillInOfDeclination = ({
  declinationReason,
  fillInDeclinationReason,
}: SubmissionDecline): string | null =>
  (declinationReason === 'FILL_IN_OPTION' && fillInDeclinationReason) || null

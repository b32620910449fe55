import * as z from 'zod/mini'
import { requiredText } from '../../../foundation/validation/shapes.ts'

/** Body of a call that needs a reason: a review, a referral or a rule bypass (spec 2 §5). */
export const reviewReason = z.object({
  reason: requiredText(2_000, 'quote-lifecycle:error.reviewReason', 'textTooLong'),
})
export type ReviewReason = z.output<typeof reviewReason>

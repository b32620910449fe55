import * as z from 'zod/mini'

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

export const fillInOption = 'Fill-in option' satisfies DeclineReason

/**
 * Body of a declined quote (spec 2 §3, §5): `reasonSummary` is the chosen reason, `reason`
 * describes it. With 'Fill-in option' the text is in `fillInReason`. Messages are keys of the
 * wording `errors`.
 */
export const decline = z
  .object({
    reasonSummary: z.enum(declineReasons, 'declinationReasonRequired'),
    reason: z
      .string('reasonDescriptionRequired')
      .check(
        z.trim(),
        z.minLength(1, 'reasonDescriptionRequired'),
        z.maxLength(2000, 'textTooLong'),
      ),
    fillInReason: z.optional(z.string().check(z.trim(), z.maxLength(200, 'textTooLong'))),
    isNotificationEnabled: z.boolean(),
  })
  .check(
    z.refine((form) => form.reasonSummary !== fillInOption || Boolean(form.fillInReason), {
      path: ['fillInReason'],
      message: 'fillInRequired',
    }),
  )
export type Decline = z.output<typeof decline>

import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-error-code.ts'
import { requiredText } from './shapes.ts'

/** The reason of every list that stands for a text of one's own (spec 2 §9). */
export const fillInOption = 'Fill-in option'

/**
 * The fields of a form that asks for a reason (spec 2 §5): `reasonSummary` is the chosen reason,
 * `reason` describes it, and with 'Fill-in option' the text is in `fillInReason`.
 */
/*@__NO_SIDE_EFFECTS__*/
export const reasonFields = <const Reasons extends readonly [string, ...string[]]>(
  reasons: Reasons,
  missing: FieldErrorCode,
) => ({
  reasonSummary: z.enum(reasons as Reasons & [string, ...string[]], missing),
  reason: requiredText(2000, 'reasonDescriptionRequired', 'textTooLong'),
  fillInReason: z.optional(z.string().check(z.trim(), z.maxLength(200, 'textTooLong'))),
})

/** Whether the fill-in text stands where it is asked for. */
/*@__NO_SIDE_EFFECTS__*/
export const fillInCheck = <
  Form extends { readonly reasonSummary: string; readonly fillInReason?: string | undefined },
>() =>
  z.refine<Form>((form) => form.reasonSummary !== fillInOption || Boolean(form.fillInReason), {
    path: ['fillInReason'],
    message: 'fillInRequired',
  })

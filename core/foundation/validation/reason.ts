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

interface Reason {
  readonly reasonSummary: string
  readonly fillInReason?: string | null | undefined
}

/** Whether the text of a field stands where it is asked for, and nowhere else. */
/*@__NO_SIDE_EFFECTS__*/
export const textWhereAsked = <
  const Field extends string,
  Form extends { readonly [name in Field]?: string | undefined },
>(
  field: Field,
  isAskedIn: (form: Form) => boolean,
) =>
  z.check<Form>(({ value, issues }) => {
    const isAsked = isAskedIn(value)
    if (isAsked === Boolean(value[field])) return
    const message = isAsked ? 'fillInRequired' : 'api-errors:fillInUnasked'
    issues.push({ code: 'custom', input: value, path: [field], message })
  })

/** Whether the fill-in text stands where it is asked for, and nowhere else. */
/*@__NO_SIDE_EFFECTS__*/
export const fillInCheck = <
  Form extends { readonly reasonSummary: string; readonly fillInReason?: string | undefined },
>() =>
  textWhereAsked<'fillInReason', Form>(
    'fillInReason',
    ({ reasonSummary }) => reasonSummary === fillInOption,
  )

/** The fill-in text of the option that takes one; null for every other reason. */
export const fillInOf = ({ reasonSummary, fillInReason }: Reason): string | null =>
  (reasonSummary === fillInOption && fillInReason) || null

/** A reason for people to read: the chosen one, or the text of one's own. */
export const reasonText = (reason: Reason): string => fillInOf(reason) ?? reason.reasonSummary

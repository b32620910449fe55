import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-errors.ts'
import { requiredText } from './shapes.ts'

/** The option of every reason list that requires a free text (spec 2 §9). */
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

/** Whether a field's text is present exactly when the field is required. */
/*@__NO_SIDE_EFFECTS__*/
export const textOnlyIfAsked = <
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

/** Whether the fill-in text is present exactly when the option is chosen. */
/*@__NO_SIDE_EFFECTS__*/
export const fillInCheck = <
  Form extends { readonly reasonSummary: string; readonly fillInReason?: string | undefined },
>() =>
  textOnlyIfAsked<'fillInReason', Form>(
    'fillInReason',
    ({ reasonSummary }) => reasonSummary === fillInOption,
  )

/** The fill-in text of the 'Fill-in option'; null for every other reason. */
export const fillInOf = ({ reasonSummary, fillInReason }: Reason): string | null =>
  (reasonSummary === fillInOption && fillInReason) || null

/** The reason to display: the chosen one, or the fill-in text. */
export const reasonText = (reason: Reason): string => fillInOf(reason) ?? reason.reasonSummary

import * as z from 'zod/mini'
import { fillInOption } from '#core/foundation/validation/reason.ts'

/** The fields of a reason; the texts may be empty. */
export const reasonTexts = {
  reasonSummary: z.string(),
  reason: z.string(),
  fillInReason: z.string(),
}
export type ReasonTexts = { readonly [_ in keyof typeof reasonTexts]: string }

export const emptyReason: ReasonTexts = { reasonSummary: '', reason: '', fillInReason: '' }

/** The body of the call; the fill-in text is sent only with its option. */
export const reasonBody = <Form extends ReasonTexts>({ fillInReason, ...form }: Form) => ({
  ...form,
  ...(form.reasonSummary === fillInOption ? { fillInReason } : {}),
})

/** Checks a form with a reason by all rules of its call at once. */
/*@__NO_SIDE_EFFECTS__*/
export const reasonCheck = <Form extends ReasonTexts>(
  rules: z.ZodMiniType,
  reasons: readonly string[],
) =>
  z.check<Form>(({ value, issues }) => {
    const { reasonSummary, fillInReason } = value
    const known = reasons.find((reason) => reason === reasonSummary)
    const push = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message })
    const reasonIssues =
      rules.safeParse({ ...reasonBody(value), reasonSummary: known }).error?.issues ?? []
    for (const { path, message } of reasonIssues) push([...path], message)
    // The shape checks the fill-in text only when the other fields are valid.
    const isReported =
      reasonIssues.length === 0 || reasonIssues.some(({ path }) => path[0] === 'fillInReason')
    if (known === fillInOption && fillInReason.trim() === '' && !isReported)
      push(['fillInReason'], 'fillInRequired')
  })

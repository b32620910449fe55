import * as z from 'zod/mini'
import { fillInOption } from '#core/foundation/validation/reason.ts'
import { declinationReasons, submissionDecline } from '#core/insurance/submissions/decline.ts'
import { reasonTexts, type ReasonTexts } from '../../frame/forms/reason-form.ts'

/** Maps the fields of a submission's declination (spec 2 §3) to the form's. */
const formFields = {
  declinationReason: 'reasonSummary',
  declinationReasonDescription: 'reason',
  fillInDeclinationReason: 'fillInReason',
} as const

const isField = (name: string): name is keyof typeof formFields => Object.hasOwn(formFields, name)

/** The form's field for an error of the call. */
export const submissionReasonField = (name: string): string =>
  isField(name) ? formFields[name] : name

/** The reason codes; all forms use the same value for the one with a free text. */
export const submissionReasons = declinationReasons.map((code) => ({
  code,
  value: code === 'FILL_IN_OPTION' ? fillInOption : code,
}))

/** The body of a declination. */
export const submissionReasonBody = ({ reasonSummary, reason, fillInReason }: ReasonTexts) => ({
  declinationReason: submissionReasons.find(({ value }) => value === reasonSummary)?.code,
  declinationReasonDescription: reason,
  ...(reasonSummary === fillInOption && { fillInDeclinationReason: fillInReason }),
})

/** All errors of a declination's form at once. */
export const submissionReasonErrors = (form: ReasonTexts) => {
  const found = submissionDecline.safeParse(submissionReasonBody(form)).error?.issues ?? []
  const errors = found.flatMap(({ path, message }) => {
    const name = String(path[0])
    return isField(name) ? [{ field: formFields[name], message }] : []
  })
  // The shape checks the fill-in text only when the other fields are valid.
  const isMissing = form.reasonSummary === fillInOption && form.fillInReason.trim() === ''
  const isReported = errors.some(({ field }) => field === formFields.fillInDeclinationReason)
  return isMissing && !isReported
    ? [...errors, { field: formFields.fillInDeclinationReason, message: 'fillInRequired' }]
    : errors
}

/** The form of a declined submission. */
export const submissionReasonForm = z.object(reasonTexts).check(({ value, issues }) => {
  for (const { field, message } of submissionReasonErrors(value))
    issues.push({ code: 'custom', input: value, path: [field], message })
})
export type SubmissionReasonForm = z.output<typeof submissionReasonForm>

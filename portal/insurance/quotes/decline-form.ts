import * as z from 'zod/mini'
import { decline, declineReasons, type Decline } from '#core/insurance/quotes/decline.ts'
import {
  emptyReason,
  reasonBody,
  reasonCheck,
  reasonTexts,
  type ReasonTexts,
} from '../../frame/forms/reason-form.ts'
import {
  submissionReasonBody,
  submissionReasonErrors,
  submissionReasonField,
} from './submission-reason.ts'

/** The names of a submission's reason beside those of the quote's. */
export const submissionNames = {
  reasonSummary: 'submissionSummary',
  reason: 'submissionReason',
  fillInReason: 'submissionFillIn',
} as const

/** The form of a declination: texts that may be empty, checked by the rules of the call. */
export const declineForm = z
  .object({
    ...reasonTexts,
    isNotificationEnabled: z.boolean(),
    /** Declines the submission too: its reasons are required only then (spec 2 §5). */
    declinesSubmission: z.boolean(),
    submissionSummary: z.string(),
    submissionReason: z.string(),
    submissionFillIn: z.string(),
  })
  .check(
    reasonCheck(decline, declineReasons),
    z.check(({ value, issues }) => {
      if (!value.declinesSubmission) return
      for (const { field, message } of submissionReasonErrors(submissionTexts(value)))
        issues.push({ code: 'custom', input: value, path: [submissionNames[field]], message })
    }),
  )
export type DeclineForm = z.output<typeof declineForm>

export const emptyDecline: DeclineForm = {
  ...emptyReason,
  isNotificationEnabled: true,
  declinesSubmission: false,
  submissionSummary: '',
  submissionReason: '',
  submissionFillIn: '',
}

/** The reason of the submission in the form. */
const submissionTexts = (form: {
  readonly [_ in (typeof submissionNames)[keyof typeof submissionNames]]: string
}): ReasonTexts => ({
  reasonSummary: form.submissionSummary,
  reason: form.submissionReason,
  fillInReason: form.submissionFillIn,
})

/** The field of the form that an error of the call is about. */
export const declineField = (name: string): string => {
  const [group, field = ''] = name.split('.')
  if (group !== 'submission') return name
  const own = submissionReasonField(field)
  return Object.entries(submissionNames).find(([each]) => each === own)?.[1] ?? name
}

/** The body of the call. */
export const declineBody = (form: DeclineForm): Decline => {
  const { reasonSummary, reason, fillInReason, isNotificationEnabled } = form
  return decline.parse({
    ...reasonBody({ reasonSummary, reason, fillInReason }),
    isNotificationEnabled,
    ...(form.declinesSubmission && { submission: submissionReasonBody(submissionTexts(form)) }),
  })
}

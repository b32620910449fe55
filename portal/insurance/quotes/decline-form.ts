import * as z from 'zod/mini'
import { accountDeclineReasons, declineReason } from '#core/insurance/accounts/closure.ts'
import {
  decline,
  declineReasons,
  type Decline,
} from '#core/insurance/quotes/underwriting/decline.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
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
} from '../submissions/submission-reason.ts'

/** The field names of the submission's reason. */
export const submissionNames = {
  reasonSummary: 'submissionSummary',
  reason: 'submissionReason',
  fillInReason: 'submissionFillIn',
} as const

/** The field names of the account's reason. */
export const accountNames = {
  reasonSummary: 'accountSummary',
  reason: 'accountReason',
  fillInReason: 'accountFillIn',
} as const

/** The form of a declination; the texts may be empty, the rules of the call validate them. */
export const declineForm = z
  .object({
    ...reasonTexts,
    isNotificationEnabled: z.boolean(),
    /** Whether to decline the submission too; only then its reasons are required (spec 2 §5). */
    declinesSubmission: z.boolean(),
    submissionSummary: z.string(),
    submissionReason: z.string(),
    submissionFillIn: z.string(),
    /** Whether to decline the account too, likewise. */
    declinesAccount: z.boolean(),
    accountSummary: z.string(),
    accountReason: z.string(),
    accountFillIn: z.string(),
  })
  .check(
    reasonCheck(decline, declineReasons),
    z.check(({ value, issues }) => {
      if (!value.declinesSubmission) return
      for (const { field, message } of submissionReasonErrors(submissionTexts(value)))
        issues.push({ code: 'custom', input: value, path: [submissionNames[field]], message })
    }),
    z.check(({ value, issues }) => {
      if (!value.declinesAccount) return
      const found = accountReasonForm.safeParse(accountTexts(value)).error?.issues ?? []
      for (const { path, message } of found) {
        const name = declineField(`account.${String(path[0])}`)
        issues.push({ code: 'custom', input: value, path: [name], message })
      }
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
  declinesAccount: false,
  accountSummary: '',
  accountReason: '',
  accountFillIn: '',
}

/** The reason of the submission in the form. */
const submissionTexts = (form: {
  readonly [_ in (typeof submissionNames)[keyof typeof submissionNames]]: string
}): ReasonTexts => ({
  reasonSummary: form.submissionSummary,
  reason: form.submissionReason,
  fillInReason: form.submissionFillIn,
})

/** The reason of the account in the form. */
const accountTexts = (form: {
  readonly [_ in (typeof accountNames)[keyof typeof accountNames]]: string
}): ReasonTexts => ({
  reasonSummary: form.accountSummary,
  reason: form.accountReason,
  fillInReason: form.accountFillIn,
})

const accountReasonForm = z
  .object(reasonTexts)
  .check(reasonCheck(declineReason, accountDeclineReasons))

/** The form's field for an error of the call. */
export const declineField = (name: string): string => {
  const [group, field = ''] = name.split('.')
  if (group === 'account')
    return Object.entries(accountNames).find(([each]) => each === field)?.[1] ?? name
  if (group !== 'submission') return name
  const own = submissionReasonField(field)
  return Object.entries(submissionNames).find(([each]) => each === own)?.[1] ?? name
}

/** The body of the call; `product` is the product that the account was declined for. */
export const declineBody = (form: DeclineForm, productType?: QuotedProduct): Decline => {
  const { reasonSummary, reason, fillInReason, isNotificationEnabled } = form
  return decline.parse({
    ...reasonBody({ reasonSummary, reason, fillInReason }),
    isNotificationEnabled,
    ...(form.declinesSubmission && { submission: submissionReasonBody(submissionTexts(form)) }),
    ...(form.declinesAccount && {
      account: { ...reasonBody(accountTexts(form)), ...(productType && { productType }) },
    }),
  })
}

import { declineSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { submissionDecline } from '#core/insurance/submissions/decline.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { emptyReason } from '../../../frame/forms/reason-form.ts'
import { ReasonFields } from '../../../frame/forms/ReasonFields.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import {
  submissionReasonBody,
  submissionReasonField,
  submissionReasonForm,
  submissionReasons,
  type SubmissionReasonForm,
} from '../submission-reason.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const DeclineFields = ({ form }: FormFieldsProps<SubmissionDialogInput, SubmissionReasonForm>) => {
  const t = useWording('submissions', 'submission-lifecycle')
  const reasons = submissionReasons.map(({ code, value }) => ({
    value,
    label: t(`submissions:declination.${code}`),
  }))
  return (
    <ReasonFields form={form} reasons={reasons} label={t('submission-lifecycle:decline.reason')} />
  )
}

/** Declines a submission with a code of spec 2 §9 or a free text. */
export const DeclineSubmissionDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:decline.title'),
      lead: t('submission-lifecycle:decline.lead', textParams),
      submit: t('submission-lifecycle:decline.submit'),
      summary,
      isDangerous: true,
      shape: submissionReasonForm,
      start: emptyReason,
      record: `decline-submission.${input.submissionId}`,
      fieldOf: submissionReasonField,
      async send(form: SubmissionReasonForm) {
        const body = submissionDecline.parse(submissionReasonBody(form))
        await api.call(declineSubmission, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:decline.done', textParams),
      failed: t('submission-lifecycle:decline.failed'),
    }
  },
  Fields: DeclineFields,
})

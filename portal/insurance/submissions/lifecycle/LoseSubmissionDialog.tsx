import * as z from 'zod/mini'
import { lostReasons } from '#core/insurance/accounts/closure.ts'
import { loseSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { submissionLoss } from '#core/insurance/submissions/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import {
  emptyReason,
  reasonBody,
  reasonCheck,
  reasonTexts,
} from '../../../frame/forms/reason-form.ts'
import { ReasonFields } from '../../../frame/forms/ReasonFields.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const lossForm = z.object(reasonTexts).check(reasonCheck(submissionLoss, lostReasons))
type LossForm = z.output<typeof lossForm>

const LossFields = ({ form }: FormFieldsProps<SubmissionDialogInput, LossForm>) => {
  const t = useWording('submission-lifecycle')
  const reasons = lostReasons.map((value) => ({
    value,
    label: t(`submission-lifecycle:lostReason.${value}`),
  }))
  return (
    <ReasonFields form={form} reasons={reasons} label={t('submission-lifecycle:lost.reason')} />
  )
}

/** Asks why a submission was lost: a reason of spec 2 §9, or a free text. */
export const LoseSubmissionDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:lost.title'),
      lead: t('submission-lifecycle:lost.lead', textParams),
      submit: t('submission-lifecycle:lost.submit'),
      isEdit: true,
      summary,
      shape: lossForm,
      start: emptyReason,
      record: `submission-lost.${input.submissionId}`,
      async send(form: LossForm) {
        const body = submissionLoss.parse(reasonBody(form))
        await api.call(loseSubmission, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:lost.done', textParams),
    }
  },
  Fields: LossFields,
})

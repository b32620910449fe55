import * as z from 'zod/mini'
import { setSubmissionStatus } from '#core/insurance/submissions/action-endpoints.ts'
import { statusChange } from '#core/insurance/submissions/forms.ts'
import { settableStatusesOf } from '#core/insurance/submissions/transitions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const statusForm = z.object({ status: z.string() }).check(
  z.check(({ value, issues }) => {
    const [issue] = statusChange.safeParse(value).error?.issues ?? []
    if (issue)
      issues.push({ code: 'custom', input: value, path: ['status'], message: issue.message })
  }),
)
type StatusForm = z.output<typeof statusForm>

const StatusFields = ({ input, form }: FormFieldsProps<SubmissionDialogInput, StatusForm>) => {
  const t = useWording('submissions', 'submission-lifecycle')
  const { submission } = useOpenedSubmission(input)
  return (
    <FormSelect
      form={form}
      name="status"
      label={t('submission-lifecycle:status.label')}
      placeholder={t('submission-lifecycle:status.placeholder')}
      choices={settableStatusesOf(submission).map((value) => ({
        value,
        label: t(`submissions:status.${value}`),
      }))}
    />
  )
}

/** Sets a status that no other action leads to. */
export const StatusDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:status.title'),
      lead: t('submission-lifecycle:status.lead', textParams),
      submit: t('submission-lifecycle:status.submit'),
      summary,
      shape: statusForm,
      start: { status: '' },
      record: `submission-status.${input.submissionId}`,
      async send(form: StatusForm) {
        const body = statusChange.parse(form)
        await api.call(setSubmissionStatus, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:status.done', textParams),
    }
  },
  Fields: StatusFields,
})

import * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { formFieldOf } from '#core/insurance/accounts/mailing-address.ts'
import { completeSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { submissionCompletion } from '#core/insurance/submissions/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { useHasFlag } from '../../../frame/flags/use-has-flag.ts'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import {
  mailingAddressFlag,
  mailingAddressOf,
  mailingCheck,
  mailingFormOf,
  mailingTexts,
} from '../entry/mailing-form.ts'
import { MailingFields } from '../entry/MailingFields.tsx'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const texts = z.object({ ...mailingTexts, comments: z.string() })
type EditForm = z.output<typeof texts>

const bodyOf = (form: EditForm) => ({
  fields: {},
  mailingAddress: mailingAddressOf(form),
  comments: form.comments,
})

const editForm = (region: Region) =>
  texts.check(
    mailingCheck<EditForm>(region),
    z.check(({ value, issues }) => {
      const found = submissionCompletion.safeParse(bodyOf(value)).error?.issues ?? []
      for (const { path, message } of found)
        issues.push({
          code: 'custom',
          input: value,
          path: [formFieldOf(path.join('.'))],
          message,
        })
    }),
  )

const EditFields = ({ input, form }: FormFieldsProps<SubmissionDialogInput, EditForm>) => {
  const t = useWording('submission-lifecycle')
  const { submission } = useOpenedSubmission(input)
  const isMailed = useHasFlag()(mailingAddressFlag)
  return (
    <>
      {isMailed && <MailingFields form={form} region={submission.region} />}
      <FormText
        form={form}
        name="comments"
        label={t('submission-lifecycle:field.comments')}
        isOptional
        isMultiline
      />
    </>
  )
}

/** Edits the mailing address and the comments of a submission. */
export const EditSubmissionDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const isMailed = useHasFlag()(mailingAddressFlag)
    const { submission, textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:action.edit'),
      lead: t('submission-lifecycle:title', textParams),
      submit: t('submission-lifecycle:complete.submit'),
      summary,
      isEdit: true,
      shape: editForm(submission.region),
      start: { ...mailingFormOf(submission.mailingAddress), comments: submission.comments ?? '' },
      record: `edit-submission.${input.submissionId}`,
      fieldOf: formFieldOf,
      done: () => t('submission-lifecycle:complete.done', textParams),
      async send(form: EditForm) {
        const { mailingAddress, ...body } = bodyOf(form)
        await api.call(completeSubmission, {
          ...version,
          body: isMailed ? { ...body, mailingAddress } : body,
        })
        await refresh()
      },
    }
  },
  Fields: EditFields,
})

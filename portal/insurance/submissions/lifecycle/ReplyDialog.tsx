import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { generateReply, sendReply } from '#core/insurance/submissions/action-endpoints.ts'
import { replyText, type GeneratedReply } from '#core/insurance/submissions/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { CopyButton } from '../../../frame/parts/CopyButton.tsx'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

interface ReplyDialogInput extends SubmissionDialogInput {
  readonly reply: GeneratedReply
}
type ReplyForm = z.output<typeof replyText>

const ReplyFields = ({ form }: FormFieldsProps<ReplyDialogInput, ReplyForm>) => {
  const t = useWording('submission-lifecycle')
  return (
    <>
      <FormText
        form={form}
        name="text"
        label={t('submission-lifecycle:reply.text')}
        isMultiline
        rows={10}
      />
      <div>
        <CopyButton
          size="small"
          text={form.watch('text')}
          label={t('submission-lifecycle:reply.copy')}
          copied={t('submission-lifecycle:reply.copied')}
        />
      </div>
    </>
  )
}

const WrittenDialog = formDialog<ReplyDialogInput, ReplyForm>({
  useSettings(input) {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { textParams, version, refresh } = useOpenedSubmission(input)
    const { to, subject, text } = input.reply
    return {
      title: t('submission-lifecycle:reply.title'),
      lead: t('submission-lifecycle:reply.lead', textParams),
      submit: t('submission-lifecycle:reply.send'),
      summary: [
        [t('submission-lifecycle:reply.to'), to],
        [t('submission-lifecycle:reply.subject'), subject],
      ],
      shape: replyText,
      start: { text },
      record: `submission-reply.${input.submissionId}`,
      async send(body) {
        await api.call(sendReply, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:reply.sent', { email: to }),
    }
  },
  Fields: ReplyFields,
})

/** Writes a reply to the submitter, to copy or send by mail. */
export const ReplyDialog = ({ input, ...dialog }: DialogProps<SubmissionDialogInput, true>) => {
  const { queries } = usePortal()
  const { data } = useSuspenseQuery({
    ...queries.options(generateReply, { params: { submissionId: input.submissionId } }),
    meta: readWithoutNotification,
  })
  // The form starts with the first generated text.
  const [reply] = useState(data)
  return <WrittenDialog {...dialog} input={{ ...input, reply }} />
}

import * as z from 'zod/mini'
import { setSubmissionTeam } from '#core/insurance/submissions/action-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTeamChoices } from '../../accounts/use-new-account.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const teamForm = z.object({ teamId: z.string() })
type TeamForm = z.output<typeof teamForm>

const TeamFields = ({ input, form }: FormFieldsProps<SubmissionDialogInput, TeamForm>) => {
  const t = useWording('submission-lifecycle', 'account-dialogs')
  const { submission } = useOpenedSubmission(input)
  // Staff choose among the teams of its agency.
  const { isLoading, isFailed, choices } = useTeamChoices(submission.agencyId)
  const isNone = !isLoading && choices.length === 0
  return (
    <FormSelect
      form={form}
      name="teamId"
      label={t('submission-lifecycle:team.label')}
      isLoading={isLoading}
      hint={
        isFailed
          ? t('account-dialogs:new.listFailed')
          : isNone
            ? t('submission-lifecycle:team.none')
            : undefined
      }
      choices={[{ value: '', label: t('submission-lifecycle:team.noTeam') }, ...choices]}
    />
  )
}

/** Assigns a submission to a team of its agency, or to none. */
export const TeamDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { submission, textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:team.title'),
      lead: t('submission-lifecycle:team.lead', textParams),
      submit: t('submission-lifecycle:team.submit'),
      summary,
      isEdit: true,
      shape: teamForm,
      start: { teamId: submission.teamId ?? '' },
      record: `submission-team.${input.submissionId}`,
      async send({ teamId }: TeamForm) {
        const body = { teamId: teamId || null }
        await api.call(setSubmissionTeam, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:team.done', textParams),
    }
  },
  Fields: TeamFields,
})

import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { setSubmissionTeam } from '#core/insurance/submissions/acting-endpoints.ts'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { OfSubmission } from './life-dialogs.ts'
import { useDialogSubject } from './use-dialog-subject.ts'

const teamForm = z.object({ teamId: z.string() })
type TeamForm = z.output<typeof teamForm>

const TeamFields = ({ form }: FormFieldsProps<OfSubmission, TeamForm>) => {
  const t = useWording('submission-life')
  const { queries } = usePortal()
  const { data, isPending } = useQuery(queries.options(getSubmissionOptions))
  const teams = (data?.teams ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSelect
      form={form}
      name="teamId"
      label={t('submission-life:team.label')}
      isLoading={isPending}
      hint={!isPending && teams.length === 0 ? t('submission-life:team.none') : undefined}
      choices={[{ value: '', label: t('submission-life:team.noTeam') }, ...teams]}
    />
  )
}

/** Gives a submission to a team of its agency, or takes it from all. */
export const TeamDialog = formDialog({
  useSettings: (input: OfSubmission) => {
    const t = useWording('submission-life')
    const { api } = usePortal()
    const { submission, named, shown, summary, refresh } = useDialogSubject(input)
    return {
      title: t('submission-life:team.title'),
      lead: t('submission-life:team.lead', named),
      submit: t('submission-life:team.submit'),
      summary,
      isEdit: true,
      shape: teamForm,
      start: { teamId: submission.teamId ?? '' },
      record: `submission-team.${input.submissionId}`,
      async send({ teamId }: TeamForm) {
        await api.call(setSubmissionTeam, { ...shown, body: { teamId: teamId || null } })
        await refresh()
      },
    }
  },
  Fields: TeamFields,
})

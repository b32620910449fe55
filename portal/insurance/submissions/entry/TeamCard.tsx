import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { NewSubmissionForm } from './new-submission-form.ts'

/** The team of the agency that a submission is for; hidden when there is no choice. */
export const TeamCard = ({ form }: { readonly form: UseFormReturn<NewSubmissionForm> }) => {
  const t = useWording('submission-lifecycle')
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(getSubmissionOptions))
  const teams = (data?.teams ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (teams.length === 0) return null
  return (
    <Card title={t('submission-lifecycle:field.team')}>
      <FormSelect
        form={form}
        name="teamId"
        label={t('submission-lifecycle:team.label')}
        isOptional
        choices={[{ value: '', label: t('submission-lifecycle:team.noTeam') }, ...teams]}
      />
    </Card>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import type { Region } from '#core/foundation/region/regions.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormAgency } from '../../../directory/agencies/FormAgency.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { useResetStaleChoice } from '../../accounts/use-reset-stale-choice.ts'
import { useAgentChoices, useTeamChoices } from '../../accounts/use-new-account.ts'
import styles from './entry.styles.css'
import type { NewSubmissionForm } from './new-submission-form.ts'

interface ReceiverFieldsProps {
  readonly form: UseFormReturn<NewSubmissionForm>
  readonly region: Region
}

/** The agency that staff submit for, the agent who gets the replies, and the team. */
export const ReceiverFields = ({ form, region }: ReceiverFieldsProps) => {
  const css = useStyles(styles)
  const t = useWording('submission-lifecycle', 'account-dialogs')
  const agencyId = form.watch('agencyId')
  const agents = useAgentChoices(agencyId)
  const teams = useTeamChoices(agencyId)
  useResetStaleChoice(form.watch('agentEmail'), agents, () => form.setValue('agentEmail', ''))
  useResetStaleChoice(form.watch('teamId'), teams, () => form.setValue('teamId', ''))
  return (
    <Card title={t('submission-lifecycle:entry.agencyName')}>
      <div className={css['fields']}>
        <FormAgency
          form={form}
          name="agencyId"
          nameOf="agencyName"
          label={t('submission-lifecycle:entry.agencyName')}
          region={region}
        />
        {agencyId !== '' && (
          <FormSelect
            form={form}
            name="agentEmail"
            label={t('submission-lifecycle:entry.agent')}
            isLoading={agents.isLoading}
            hint={agents.isFailed ? t('account-dialogs:new.listFailed') : undefined}
            choices={[
              { value: '', label: t('account-dialogs:new.agencyContact') },
              ...agents.choices,
            ]}
          />
        )}
        {(teams.isLoading || teams.isFailed || teams.choices.length > 0) && (
          <FormSelect
            form={form}
            name="teamId"
            label={t('submission-lifecycle:team.label')}
            isOptional
            isLoading={teams.isLoading}
            hint={teams.isFailed ? t('account-dialogs:new.listFailed') : undefined}
            choices={[
              { value: '', label: t('submission-lifecycle:team.noTeam') },
              ...teams.choices,
            ]}
          />
        )}
      </div>
    </Card>
  )
}

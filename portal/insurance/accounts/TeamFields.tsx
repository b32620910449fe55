import type { UseFormReturn } from 'react-hook-form'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { useFieldErrorText } from '../../frame/forms/field-texts.ts'
import { teamsField, type TeamsForm } from './teams-form.ts'

interface TeamFieldsProps {
  readonly form: UseFormReturn<TeamsForm>
  readonly teams: readonly { readonly id: string; readonly name: string }[]
}

/** The teams of an agency to choose from. */
export const TeamFields = ({ form, teams }: TeamFieldsProps) => {
  const t = useWording('contacts')
  const fieldErrorText = useFieldErrorText()
  const error = fieldErrorText(form.formState.errors[teamsField]?.message)
  if (teams.length === 0) return <p>{t('contacts:agent.noTeams')}</p>
  return (
    <>
      {teams.map(({ id, name }) => (
        <FormCheckbox key={id} form={form} name={id} label={name} />
      ))}
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </>
  )
}

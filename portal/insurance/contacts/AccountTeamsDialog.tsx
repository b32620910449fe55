import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { saveAccountTeams } from '#core/insurance/accounts/upkeep-endpoints.ts'
import { getContacts, listAgents } from '#core/insurance/contacts/endpoints.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { useFieldErrorText } from '../../frame/forms/use-field-error-text.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAccount } from './use-account.ts'

interface Input {
  readonly accountId: string
}

/** Whether each team looks after the account, by the team's id. */
type TeamsForm = Readonly<Record<string, boolean>>

const chosenOf = (form: TeamsForm): string[] => Object.keys(form).filter((id) => form[id] === true)

/** Where the error of no chosen team is. */
const errorField = 'teamIds'

const shape = z.record(z.string(), z.boolean()).check(({ value, issues }) => {
  if (Object.keys(value).length === 0 || chosenOf(value).length > 0) return
  issues.push({
    code: 'custom',
    input: value,
    path: [errorField],
    message: 'contacts:invalid.team',
  })
})

const useTeams = (accountId: string) => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(listAgents, { params: { accountId } })).data.teams
}

const Fields = ({ input, form }: FormFieldsProps<Input, TeamsForm>) => {
  const t = useWording('contacts')
  const teams = useTeams(input.accountId)
  const fieldErrorText = useFieldErrorText()
  const error = fieldErrorText(form.formState.errors[errorField]?.message)
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

/** Gives an account to teams of its agency. */
export const AccountTeamsDialog = formDialog({
  useSettings: ({ accountId }: Input) => {
    const t = useWording('contacts')
    const { api, queries } = usePortal()
    const { name: company } = useAccount(accountId)
    const teams = useTeams(accountId)
    const options = queries.options(getContacts, { params: { accountId } })
    const { teams: now } = useSuspenseQuery(options).data
    const start = useMemo(
      (): TeamsForm =>
        Object.fromEntries(teams.map(({ id }) => [id, now.some((each) => each.id === id)])),
      [teams, now],
    )
    return {
      title: t('contacts:teams.change'),
      lead: t('contacts:teams.lead', { company }),
      submit: t('contacts:teams.submit'),
      shape,
      start,
      record: `teams.${accountId}`,
      done: () => t('contacts:teams.saved'),
      async send(form: TeamsForm) {
        const params = { accountId }
        await api.call(saveAccountTeams, { params, body: { teamIds: chosenOf(form) } })
        await queries.refresh(getContacts, searchAccounts)
      },
    }
  },
  Fields,
})

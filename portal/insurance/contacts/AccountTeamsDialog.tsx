import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { saveAccountTeams } from '#core/insurance/accounts/team-endpoints.ts'
import { getContacts, listAgents } from '#core/insurance/contacts/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { TeamFields } from '../accounts/TeamFields.tsx'
import { chosenTeams, mergedTeams, teamsForm, type TeamsForm } from '../accounts/teams-form.ts'
import { useAccount } from '../accounts/use-account.ts'
import { isChangedMeanwhile } from './use-contact-version.ts'

interface Input {
  readonly accountId: string
}

const useTeams = (accountId: string) => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(listAgents, { params: { accountId } })).data.teams
}

const Fields = ({ input, form }: FormFieldsProps<Input, TeamsForm>) => (
  <TeamFields form={form} teams={useTeams(input.accountId)} />
)

/** Assigns an account to teams of its agency. */
export const AccountTeamsDialog = formDialog({
  useSettings: ({ accountId }: Input) => {
    const t = useWording('contacts')
    const { api, queries } = usePortal()
    const { name: company } = useAccount(accountId)
    const teams = useTeams(accountId)
    const options = queries.options(getContacts, { params: { accountId } })
    const { teams: now, modified } = useSuspenseQuery(options).data
    const start = useMemo(
      (): TeamsForm =>
        Object.fromEntries(teams.map(({ id }) => [id, now.some((each) => each.id === id)])),
      [teams, now],
    )
    return {
      title: t('contacts:teams.change'),
      lead: t('contacts:teams.lead', { company }),
      submit: t('contacts:teams.submit'),
      isEdit: true,
      shape: teamsForm,
      start,
      record: `teams.${accountId}`,
      done: () => t('contacts:teams.saved'),
      async send(form: TeamsForm) {
        const params = { accountId }
        const save = (teamIds: string[], ifMatch: string) =>
          api.call(saveAccountTeams, { params, body: { teamIds }, ifMatch })
        try {
          await save(chosenTeams(form), modified)
        } catch (error) {
          if (!isChangedMeanwhile(error)) throw error
          const theirs = await api.call(getContacts, { params })
          const ids = theirs.teams.map(({ id }) => id)
          await save(mergedTeams(form, start, ids), theirs.modified)
        }
        await queries.refresh(getContacts, searchAccounts)
      },
    }
  },
  Fields,
})

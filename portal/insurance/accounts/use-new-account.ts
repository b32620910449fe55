import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { countAccounts, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import {
  createAccount,
  createMsspAccount,
  listAgencyTeams,
} from '#core/insurance/accounts/form-endpoints.ts'
import { listAgencyAgents } from '#core/insurance/contacts/endpoints.ts'
import { searchTeams } from '#core/directory/teams/endpoints.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { accountAddress } from './account-path.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { bodyOf, msspBodyOf, newAccountForm, type NewAccountForm } from './new-account-form.ts'

/** The region of a new account: the address's, else the portal's. */
export const useNewRegion = (named?: Region): Region => {
  const { region } = usePortal()
  const own = useStore(region.$region)
  return named ?? own
}

/** The kind of viewer: staff and providers choose the agency; providers choose no team. */
export const useAccountCreator = () => {
  const { accountType } = usePersona()
  const isProvider = accountType === 'MSSP'
  return { isProvider, choosesAgency: isProvider || accountType === 'PARAPET' }
}

/** The teams that an account can be assigned to: the viewer's, or the chosen agency's. */
export const useTeamChoices = (agencyId: string) => {
  const { queries } = usePortal()
  const { isProvider, choosesAgency } = useAccountCreator()
  const own = useQuery({
    ...queries.options(searchTeams, { query: {} }),
    enabled: !choosesAgency,
  })
  const agencyTeams = useQuery({
    ...queries.options(listAgencyTeams, { params: { agencyId } }),
    enabled: choosesAgency && !isProvider && agencyId !== '',
  })
  const { data, isLoading, isError } = choosesAgency ? agencyTeams : own
  return {
    isLoading,
    isFailed: isError,
    choices: (data?.content ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** The agents of the chosen agency, for provider staff. */
export const useAgentChoices = (agencyId: string) => {
  const { queries } = usePortal()
  const { isProvider, choosesAgency } = useAccountCreator()
  const isAsked = choosesAgency && !isProvider
  const { data, isLoading, isError } = useQuery({
    ...queries.options(listAgencyAgents, { params: { agencyId } }),
    enabled: isAsked && agencyId !== '',
  })
  return {
    isAsked,
    isLoading,
    isFailed: isError,
    choices: (data?.agents ?? []).map(({ agentEmail, agentFirstName, agentLastName }) => ({
      value: agentEmail,
      label: `${agentFirstName} ${agentLastName}`,
    })),
  }
}

/** Whether a call was rejected because the company already has an account. */
const isAccountExistsError = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.code === 'accountExists'

/** The shape and the call of a new account in a region, or of a search before it. */
export const useNewAccount = (region: Region, { isSearch = false } = {}) => {
  const { api, queries, notifications } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { isProvider, choosesAgency } = useAccountCreator()
  const ownTeams = useTeamChoices('').choices.length > 0
  const shape = useMemo(
    () =>
      newAccountForm(region, {
        hasTeams: !choosesAgency && ownTeams,
        hasAgency: choosesAgency,
        isSearch,
      }),
    [region, choosesAgency, ownTeams, isSearch],
  )
  const create = async (form: NewAccountForm): Promise<Account> => {
    const call = isProvider
      ? api.call(createMsspAccount, { body: msspBodyOf(form) })
      : api.call(createAccount, { body: bodyOf(form) })
    const account = await call.catch((error: unknown) => {
      // Shown in addition to the field error (spec 3 §8); the input stays.
      if (isAccountExistsError(error)) notifications.show('error', error.message)
      throw error
    })
    void queries.refresh(searchAccounts, countAccounts, suggestCompanies)
    return account
  }
  const add = async (form: NewAccountForm): Promise<Account> => {
    const account = await create(form)
    void navigate({ to: accountAddress(account, `/${persona.id}`), ignoreBlocker: true })
    return account
  }
  return { shape, create, add }
}

/** Whether the account has a name, and an agency and a team if required (spec 3 §4). */
export const useIsAccountReady = ({ name, teamId, agencyId }: NewAccountForm): boolean => {
  const { choosesAgency } = useAccountCreator()
  const teams = useTeamChoices(agencyId)
  const hasTeam = teamId !== '' || (!teams.isLoading && teams.choices.length === 0)
  return name.trim() !== '' && (!choosesAgency || agencyId !== '') && hasTeam
}

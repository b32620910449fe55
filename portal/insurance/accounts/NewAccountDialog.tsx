import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { searchTeams } from '#core/directory/teams/endpoints.ts'
import { countAccounts, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { suggestCompanies } from '#core/insurance/register/endpoints.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { accountAddress } from './account-row.ts'
import { CompanySuggestions } from './CompanySuggestions.tsx'
import { bodyOf, emptyNewAccount, newAccountForm, type NewAccountForm } from './new-account-form.ts'
import { useStateChoices } from './use-state-choices.ts'

const useRegion = () => {
  const { region } = usePortal()
  return useStore(region.$region)
}

const useTeamChoices = () => {
  const { queries } = usePortal()
  const { data, isPending } = useQuery(queries.options(searchTeams, { query: {} }))
  const teams = data?.content ?? []
  return {
    isLoading: isPending,
    choices: teams.map(({ id, name }) => ({ value: id, label: name })),
  }
}

const Fields = ({ form }: FormFieldsProps<object, NewAccountForm>) => {
  const t = useWording('portal', 'account-form')
  const region = useRegion()
  const teams = useTeamChoices()
  const states = useStateChoices(region)
  const taken = form.watch('registerId') !== ''
  return (
    <>
      <FormText
        form={form}
        name="name"
        label={t('account-form:new.name')}
        {...(taken ? { hint: t('account-form:new.prefilled') } : {})}
      />
      <CompanySuggestions form={form} />
      <FormText form={form} name="domainName" label={t('account-form:new.domain')} isOptional />
      <FormText form={form} name="address1" label={t('account-form:new.address1')} isOptional />
      <FieldPair>
        <FormText form={form} name="city" label={t('account-form:new.city')} isOptional />
        <FormText
          form={form}
          name="zipCode"
          label={t('account-form:new.zipCode')}
          isOptional={states.isByState}
        />
      </FieldPair>
      {states.isByState && (
        <FormSelect
          form={form}
          name="state"
          label={t('account-form:new.state')}
          placeholder={t('account-form:new.statePlaceholder')}
          isLoading={states.isLoading}
          choices={states.choices}
        />
      )}
      <FormText form={form} name="phoneNumber" label={t('account-form:new.phone')} isOptional />
      {(teams.isLoading || teams.choices.length > 0) && (
        <FormSelect
          form={form}
          name="teamId"
          label={t('account-form:new.team')}
          placeholder={t('account-form:new.teamPlaceholder')}
          isLoading={teams.isLoading}
          choices={teams.choices}
        />
      )}
    </>
  )
}

/** Adds an account and opens its page; companies that exist are suggested while a name is typed. */
export const NewAccountDialog = formDialog({
  useSettings: () => {
    const t = useWording('portal', 'account-form')
    const { api, queries } = usePortal()
    const persona = usePersona()
    const navigate = useNavigate()
    const region = useRegion()
    const hasTeams = useTeamChoices().choices.length > 0
    const shape = useMemo(() => newAccountForm(region, hasTeams), [region, hasTeams])
    return {
      title: t('account-form:new.title'),
      lead: t('account-form:new.lead'),
      submit: t('account-form:new.submit'),
      shape,
      start: emptyNewAccount,
      record: 'new-account',
      send: async (form: NewAccountForm) => {
        const account = await api.call(createAccount, { body: bodyOf(form) })
        void queries.refresh(searchAccounts, countAccounts, suggestCompanies)
        void navigate({ to: accountAddress(account, `/${persona.id}`), ignoreBlocker: true })
      },
      done: () => t('account-form:new.done'),
    }
  },
  Fields,
})

import type { UseFormReturn } from 'react-hook-form'
import type { Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormAgency } from '../../directory/agencies/FormAgency.tsx'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { CompanySuggestions } from './CompanySuggestions.tsx'
import type { NewAccountForm } from './new-account-form.ts'
import { NewMailingFields } from './NewMailingFields.tsx'
import { StateSelect } from './StateSelect.tsx'
import { UseAddress } from './UseAddress.tsx'
import { useFromRegister } from './use-from-register.ts'
import { useResetStaleChoice } from './use-reset-stale-choice.ts'
import { useAgentChoices, useTeamChoices, useAccountCreator } from './use-new-account.ts'
import { useStateChoices } from './use-state-choices.ts'

interface NewAccountFieldsProps {
  readonly form: UseFormReturn<NewAccountForm>
  readonly region: Region
  /** Called with a suggested account of the viewer; by default its page opens. */
  readonly onOwn?: (accountId: string) => void
}

/** The setting that enables mailing addresses (spec 3 §5). */
const mailing = { flag: 'MAILING_ADDRESS_SUBMISSIONS' } as const

/** The fields of a new account: company with suggestions, address, agency and team. */
export const NewAccountFields = ({ form, region, onOwn }: NewAccountFieldsProps) => {
  const t = useWording('portal', 'account-dialogs', 'account-form')
  const { isProvider, choosesAgency } = useAccountCreator()
  const states = useStateChoices(region)
  const hasMailing = useHasFlag()(mailing) && !isProvider
  const agencyId = form.watch('agencyId')
  const teams = useTeamChoices(agencyId)
  const agents = useAgentChoices(agencyId)
  useResetStaleChoice(form.watch('agentEmail'), agents, () => form.setValue('agentEmail', ''))
  useResetStaleChoice(form.watch('teamId'), teams, () => form.setValue('teamId', ''))
  const isCompanyChosen = form.watch('registerId') !== ''
  const isFromRegister = useFromRegister(form)
  // A provider cannot change a chosen company's register data, only clear the form (spec 3 §4).
  const markOf = (field: Parameters<typeof isFromRegister>[0]) =>
    isFromRegister(field)
      ? { hint: t('account-form:details.fromRegister'), isLocked: isProvider }
      : {}
  const state = states.isByState && (
    <StateSelect
      form={form}
      name="state"
      label={t('account-form:details.state')}
      placeholder={t('account-dialogs:new.statePlaceholder')}
      states={states}
      {...markOf('state')}
    />
  )
  const phone = (
    <FormText
      form={form}
      name="phoneNumber"
      label={t('account-dialogs:new.phone')}
      isOptional
      {...markOf('phoneNumber')}
    />
  )
  // The spec defines the order of a provider's fields (spec 3 §2).
  return (
    <>
      {isProvider && state}
      <FormText
        form={form}
        name="name"
        label={t('account-dialogs:new.name')}
        isLocked={isProvider && isCompanyChosen}
        {...(isCompanyChosen ? { hint: t('account-dialogs:new.prefilled') } : {})}
        {...(isProvider && !isCompanyChosen ? { hint: t('account-dialogs:new.justSearch') } : {})}
      />
      <CompanySuggestions form={form} region={region} onOwn={onOwn} />
      {!isProvider && (
        <FormText
          form={form}
          name="domainName"
          label={t('account-dialogs:new.domain')}
          isOptional
          {...markOf('domainName')}
        />
      )}
      <FormText
        form={form}
        name="address1"
        label={t('account-dialogs:new.address1')}
        isOptional
        {...markOf('address1')}
      />
      {isProvider && phone}
      <FieldPair>
        <FormText
          form={form}
          name="city"
          label={t('account-form:details.city')}
          isOptional
          {...markOf('city')}
        />
        <FormText
          form={form}
          name="zipCode"
          label={t('account-form:details.zipCode')}
          isOptional={states.isByState}
          {...markOf('zipCode')}
        />
      </FieldPair>
      {!isProvider && state}
      <UseAddress form={form} />
      {!isProvider && phone}
      {choosesAgency && (
        <FormAgency
          form={form}
          name="agencyId"
          nameOf="agencyName"
          label={t('account-dialogs:new.agency')}
          region={region}
        />
      )}
      {agents.isAsked && agencyId !== '' && (
        <FormSelect
          form={form}
          name="agentEmail"
          label={t('account-dialogs:new.agent')}
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
          label={t('account-dialogs:new.team')}
          placeholder={t('account-dialogs:new.teamPlaceholder')}
          isLoading={teams.isLoading}
          hint={teams.isFailed ? t('account-dialogs:new.listFailed') : undefined}
          choices={teams.choices}
        />
      )}
      {hasMailing && <NewMailingFields form={form} states={states} />}
    </>
  )
}

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWording } from '#widgets/react/use-wording.ts'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import type { NewAccountForm } from './new-account-form.ts'
import type { useStateChoices } from './use-state-choices.ts'

interface NewMailingFieldsProps {
  readonly form: UseFormReturn<NewAccountForm>
  readonly states: ReturnType<typeof useStateChoices>
}

/** The parts of the main address, with the field that each is copied to. */
const copies = [
  ['address1', 'mailingAddress1'],
  ['city', 'mailingCity'],
  ['state', 'mailingState'],
  ['zipCode', 'mailingZipCode'],
] as const

/**
 * The mailing address of a new account (spec 3 §4): a locked copy of the company's address, or
 * another one. Defaults to the company's.
 */
export const NewMailingFields = ({ form, states }: NewMailingFieldsProps) => {
  const t = useWording('account-dialogs', 'account-form')
  const values = form.watch()
  const { isSameAddress } = values
  const parts = copies.filter(([from]) => from !== 'state' || states.isByState)
  const isComplete = parts.every(([from]) => values[from].trim() !== '')
  const isCopied = parts.every(([from, to]) => values[from] === values[to])
  const isOutdated = isSameAddress && !(isComplete && isCopied)
  useEffect(() => {
    if (isOutdated) form.setValue('isSameAddress', false)
  }, [form, isOutdated])

  const copy = (isSame: boolean): void => {
    if (!isSame) return
    for (const [from, to] of parts) {
      form.setValue(to, form.getValues(from), { shouldDirty: true })
      form.clearErrors(to)
    }
  }
  return (
    <>
      <FormCheckbox
        form={form}
        name="isSameAddress"
        label={t('account-dialogs:new.sameAddress')}
        hint={isComplete ? undefined : t('account-dialogs:new.sameAddressHint')}
        isLocked={!isComplete}
        onChange={copy}
      />
      <FormText
        form={form}
        name="mailingAddress1"
        label={t('account-form:details.mailing1')}
        isLocked={isSameAddress}
        isOptional
      />
      <FieldPair>
        <FormText
          form={form}
          name="mailingCity"
          label={t('account-form:details.mailingCity')}
          isLocked={isSameAddress}
          isOptional
        />
        <FormText
          form={form}
          name="mailingZipCode"
          label={t('account-form:details.mailingZipCode')}
          isLocked={isSameAddress}
          isOptional
        />
      </FieldPair>
      {states.isByState && (
        <FormSelect
          form={form}
          name="mailingState"
          label={t('account-form:details.mailingState')}
          placeholder={t('account-dialogs:new.statePlaceholder')}
          isLoading={states.isLoading}
          isLocked={isSameAddress}
          isOptional
          choices={states.choices}
        />
      )}
    </>
  )
}

import { useEffect } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { addressParts } from '#core/insurance/register/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import type { NewAccountForm } from './new-account-form.ts'

/**
 * Lets provider staff use an address that the register does not confirm (spec 3 §5). Changing the
 * address resets it.
 */
export const UseAddress = ({ form }: { readonly form: UseFormReturn<NewAccountForm> }) => {
  const t = useWording('account-form')
  const isStaff = usePersona().accountType === 'PARAPET'
  const { errors } = useFormState({ control: form.control })
  const isConfirmed = useWatch({ control: form.control, name: 'isAddressConfirmed' })
  // A server error at these fields means that the register does not confirm the address.
  const isRejected = addressParts.some((part) => errors[part]?.type === 'server')
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (addressParts.some((part) => part === name)) form.setValue('isAddressConfirmed', false)
    })
    return unsubscribe
  }, [form])
  if (!isStaff || !(isRejected || isConfirmed)) return null
  return (
    <FormCheckbox
      form={form}
      name="isAddressConfirmed"
      label={t('account-form:details.useAddress')}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { getRegisterCompany } from '#core/insurance/register/endpoints.ts'
import type { RegisterCompany } from '#core/insurance/register/model.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { NewAccountForm } from './new-account-form.ts'

/**
 * Whether a field of a new account still has the register's value of the chosen company. Changing
 * the name to another company's clears the choice.
 */
export const useFromRegister = (form: UseFormReturn<NewAccountForm>) => {
  const { queries } = usePortal()
  const id = form.watch('registerId')
  const { data } = useQuery({
    ...queries.options(getRegisterCompany, { params: { id } }),
    enabled: id !== '',
    // A register entry does not change while a form is open.
    staleTime: Infinity,
  })
  const values = form.watch()
  const isOther = data !== undefined && nameKey(data.name) !== nameKey(values.name)
  useEffect(() => {
    if (isOther) form.setValue('registerId', '', { shouldDirty: true })
  })
  return (field: keyof NewAccountForm & keyof RegisterCompany): boolean =>
    data?.fromRegister.includes(field) === true && data[field] === values[field]
}

import { asksZipCode } from '#core/insurance/quotes/address.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { Field } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWording } from '../react/use-wording.ts'

export const addressNames = ['address1', 'address2', 'city', 'zipCode'] as const
export type AddressName = (typeof addressNames)[number]

interface AddressFieldsProps {
  readonly region: Region
  readonly values: Readonly<Record<AddressName, string>>
  readonly errorOf: (name: AddressName, label: string) => string | undefined
  readonly set: (name: AddressName, value: string) => void
}

/** The address for the policy; the state is part of the price. */
export function AddressFields({ region, values, errorOf, set }: AddressFieldsProps) {
  const t = useWording('address')
  const line = (name: AddressName, label: string, autoComplete: string, optional = false) => (
    <Field label={label} optional={optional} error={errorOf(name, label)}>
      <TextInput
        name={name}
        autoComplete={autoComplete}
        value={values[name]}
        onValue={(typed) => set(name, typed)}
      />
    </Field>
  )
  return (
    <>
      {line('address1', t('address:line1'), 'address-line1')}
      {line('address2', t('address:line2'), 'address-line2', true)}
      {line('city', t('address:city'), 'address-level2')}
      {asksZipCode(region) && line('zipCode', t('address:zipCode'), 'postal-code')}
    </>
  )
}

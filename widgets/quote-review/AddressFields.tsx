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
  readonly errorOf: (name: AddressName) => string | undefined
  readonly set: (name: AddressName, value: string) => void
}

/** The address for the policy; the state is part of the price. */
export function AddressFields({ region, values, errorOf, set }: AddressFieldsProps) {
  const t = useWording('address')
  const line = (name: AddressName, autoComplete: string) => (
    <TextInput
      name={name}
      autoComplete={autoComplete}
      value={values[name]}
      onValue={(typed) => set(name, typed)}
    />
  )
  return (
    <>
      <Field label={t('address:line1')} error={errorOf('address1')}>
        {line('address1', 'address-line1')}
      </Field>
      <Field label={t('address:line2')} optional error={errorOf('address2')}>
        {line('address2', 'address-line2')}
      </Field>
      <Field label={t('address:city')} error={errorOf('city')}>
        {line('city', 'address-level2')}
      </Field>
      {asksZipCode(region) && (
        <Field label={t('address:zipCode')} error={errorOf('zipCode')}>
          {line('zipCode', 'postal-code')}
        </Field>
      )}
    </>
  )
}

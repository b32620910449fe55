import type { Region } from '#core/foundation/region/regions.ts'
import { Field } from '../kit/Field.tsx'
import { PhoneInput } from '../kit/PhoneInput.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWording } from '../react/use-wording.ts'

export const policyholderNames = [
  'customerFirstName',
  'customerLastName',
  'customerEmail',
  'customerPhone',
] as const
export type PolicyholderName = (typeof policyholderNames)[number]

interface PolicyholderFieldsProps {
  readonly region: Region
  readonly values: Readonly<Record<PolicyholderName, string>>
  readonly errorOf: (name: PolicyholderName) => string | undefined
  readonly set: (name: PolicyholderName, value: string) => void
}

/** Name, email and phone of the policyholder. */
export function PolicyholderFields({ region, values, errorOf, set }: PolicyholderFieldsProps) {
  const t = useWording('quote-review')
  return (
    <>
      <Field label={t('quote-review:policyholder.firstName')} error={errorOf('customerFirstName')}>
        <TextInput
          name="customerFirstName"
          autoComplete="given-name"
          value={values.customerFirstName}
          onValue={(typed) => set('customerFirstName', typed)}
        />
      </Field>
      <Field label={t('quote-review:policyholder.lastName')} error={errorOf('customerLastName')}>
        <TextInput
          name="customerLastName"
          autoComplete="family-name"
          value={values.customerLastName}
          onValue={(typed) => set('customerLastName', typed)}
        />
      </Field>
      <Field label={t('quote-review:field.email')} error={errorOf('customerEmail')}>
        <TextInput
          name="customerEmail"
          type="email"
          autoComplete="email"
          value={values.customerEmail}
          onValue={(typed) => set('customerEmail', typed)}
        />
      </Field>
      <Field label={t('quote-review:field.phone')} error={errorOf('customerPhone')}>
        <PhoneInput
          name="customerPhone"
          region={region}
          value={values.customerPhone}
          onValue={(typed) => set('customerPhone', typed)}
        />
      </Field>
    </>
  )
}

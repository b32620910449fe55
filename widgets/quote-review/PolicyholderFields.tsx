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
  readonly errorOf: (name: PolicyholderName, label: string) => string | undefined
  readonly set: (name: PolicyholderName, value: string) => void
}

/** Name, email and phone of the policyholder. */
export function PolicyholderFields({ region, values, errorOf, set }: PolicyholderFieldsProps) {
  const t = useWording('quote-review')
  const labels = {
    customerFirstName: t('quote-review:policyholder.firstName'),
    customerLastName: t('quote-review:policyholder.lastName'),
    customerEmail: t('quote-review:field.email'),
    customerPhone: t('quote-review:field.phone'),
  } as const satisfies Record<PolicyholderName, string>
  const shared = (name: PolicyholderName) => ({
    label: labels[name],
    error: errorOf(name, labels[name]),
  })
  return (
    <>
      <Field {...shared('customerFirstName')}>
        <TextInput
          name="customerFirstName"
          autoComplete="given-name"
          value={values.customerFirstName}
          onValue={(typed) => set('customerFirstName', typed)}
        />
      </Field>
      <Field {...shared('customerLastName')}>
        <TextInput
          name="customerLastName"
          autoComplete="family-name"
          value={values.customerLastName}
          onValue={(typed) => set('customerLastName', typed)}
        />
      </Field>
      <Field {...shared('customerEmail')}>
        <TextInput
          name="customerEmail"
          type="email"
          autoComplete="email"
          value={values.customerEmail}
          onValue={(typed) => set('customerEmail', typed)}
        />
      </Field>
      <Field {...shared('customerPhone')}>
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

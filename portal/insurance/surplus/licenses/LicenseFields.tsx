import type { UseFormReturn } from 'react-hook-form'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormAgency } from '../../../directory/agencies/FormAgency.tsx'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormCheckbox } from '../../../frame/forms/FormCheckbox.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { takesSignature, type LicenseForm } from './license-form.ts'
import { useStates } from './use-states.ts'
import { useIsStaff } from './use-is-staff.ts'

interface FieldsProps {
  readonly form: UseFormReturn<LicenseForm>
}

/** The broker's agency, for staff (spec 2 §6). */
export const AgencyPicker = ({ form }: FieldsProps) => {
  const t = useWording('licenses')
  const region = useStore(usePortal().region.$region)
  return (
    <FormAgency
      form={form}
      name="agencyId"
      nameOf="agencyName"
      label={t('licenses:field.agency')}
      region={region}
    />
  )
}

/** The broker and the license; staff also set the signature on file in states with a notice. */
export const LicenseFields = ({ form }: FieldsProps) => {
  const t = useWording('licenses', 'surplus')
  const { choices, isLoading } = useStates()
  const isStaff = useIsStaff()
  return (
    <>
      <FieldPair>
        <FormText form={form} name="brokerFirstName" label={t('licenses:field.firstName')} />
        <FormText form={form} name="brokerLastName" label={t('licenses:field.lastName')} />
      </FieldPair>
      <FormText
        form={form}
        name="brokerEmail"
        label={t('licenses:field.email')}
        type="email"
        inputMode="email"
      />
      <FieldPair>
        <FormText form={form} name="surplusLicenseNumber" label={t('licenses:field.number')} />
        <FormSelect
          form={form}
          name="surplusLinesState"
          label={t('licenses:field.state')}
          choices={choices}
          isLoading={isLoading}
          placeholder={t('licenses:chooseState')}
        />
      </FieldPair>
      {isStaff && takesSignature(form.watch('surplusLinesState')) && (
        <FormCheckbox form={form} name="signatureOnFile" label={t('licenses:field.signature')} />
      )}
    </>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormCheckbox } from '../../../frame/forms/FormCheckbox.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { useFieldErrorText } from '../../../frame/forms/use-field-error-text.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { takesSignature, type LicenseForm } from './license-form.ts'
import { useStates } from './use-states.ts'
import { useIsStaff } from './use-is-staff.ts'

interface Found {
  readonly id: string
  readonly name: string
}

interface FieldsProps {
  readonly form: UseFormReturn<LicenseForm>
}

/** The agency whose broker it is, for staff (spec 2 §6). */
export const AgencyPicker = ({ form }: FieldsProps) => {
  const t = useWording('licenses')
  const { api, region } = usePortal()
  const country = useStore(region.$region)
  const fieldErrorText = useFieldErrorText()
  const label = t('licenses:field.agency')
  const [id, name] = form.watch(['agencyId', 'agencyName'])
  return (
    <Field label={label} error={fieldErrorText(form.formState.errors.agencyId?.message, label)}>
      <Combobox
        name="agencyId"
        value={id === '' ? undefined : { id, name }}
        onValue={(chosen) => {
          const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
          form.setValue('agencyName', chosen?.name ?? '', options)
          form.setValue('agencyId', chosen?.id ?? '', options)
        }}
        search={async (text: string, signal: AbortSignal): Promise<readonly Found[]> => {
          const query = { search: text, country }
          return (await api.call(searchAgencies, { query, signal, isShown: true })).content
        }}
        idOf={(row) => row.id}
        labelOf={(row) => row.name}
      />
    </Field>
  )
}

/** The broker and the license; the signature on file is for staff, where a state has a notice. */
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

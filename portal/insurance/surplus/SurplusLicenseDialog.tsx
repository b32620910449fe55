import { addSurplusLicense } from '#core/insurance/surplus/license-endpoints.ts'
import {
  surplusLicenseInput,
  type SurplusLicenseInput,
} from '#core/insurance/surplus/license-model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'

interface Input {
  readonly agencyId: string
  readonly state: string
}

const LicenseFields = ({ form }: FormFieldsProps<Input, SurplusLicenseInput>) => {
  const t = useWording('surplus')
  return (
    <>
      <FieldPair>
        <FormText form={form} name="brokerFirstName" label={t('surplus:license.firstName')} />
        <FormText form={form} name="brokerLastName" label={t('surplus:license.lastName')} />
      </FieldPair>
      <FormText
        form={form}
        name="brokerEmail"
        label={t('surplus:license.email')}
        type="email"
        inputMode="email"
      />
      <FieldPair>
        <FormText form={form} name="surplusLicenseNumber" label={t('surplus:license.number')} />
        <FormText form={form} name="surplusLinesState" label={t('surplus:license.state')} />
      </FieldPair>
    </>
  )
}

/** Adds the license of a surplus lines broker (spec 3 §3, §5). */
export const SurplusLicenseDialog = formDialog({
  useSettings: ({ agencyId, state }: Input) => {
    const t = useWording('surplus')
    const { api } = usePortal()
    return {
      title: t('surplus:license.title'),
      lead: t('surplus:license.lead'),
      submit: t('surplus:license.submit'),
      shape: surplusLicenseInput,
      start: {
        agencyId,
        brokerFirstName: '',
        brokerLastName: '',
        brokerEmail: '',
        surplusLicenseNumber: '',
        surplusLinesState: state,
      },
      record: `surplus-license.${agencyId}.${state}`,
      failed: t('surplus:license.failed'),
      broken: t('surplus:license.failed'),
      done: () => t('surplus:license.added'),
      send: (body: SurplusLicenseInput) => api.call(addSurplusLicense, { body }),
    }
  },
  Fields: LicenseFields,
})

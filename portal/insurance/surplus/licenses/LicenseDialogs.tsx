import type { UseFormReturn } from 'react-hook-form'
import { addSurplusLicense } from '#core/insurance/surplus/license-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { LicenseInput } from './license-dialogs.ts'
import { licenseBody, licenseForm, staffLicenseForm, type LicenseForm } from './license-form.ts'
import { AgencyPicker, LicenseFields } from './LicenseFields.tsx'
import { licenseQueries } from './license-queries.ts'
import { useIsStaff } from './use-is-staff.ts'
import { useLicenseVersion } from './use-license-version.ts'

interface Input {
  readonly agencyId?: string | undefined
  readonly state?: string | undefined
}

const AddFields = ({ input, form }: FormFieldsProps<Input, LicenseForm>) => {
  const isStaff = useIsStaff()
  return (
    <>
      {isStaff && input.agencyId === undefined && <AgencyPicker form={form} />}
      <LicenseFields form={form} />
    </>
  )
}

/** Adds the license of a surplus lines broker (spec 3 §3, §5). */
export const SurplusLicenseDialog = formDialog({
  useSettings: ({ agencyId = '', state = '' }: Input) => {
    const t = useWording('licenses')
    const { api, queries } = usePortal()
    const isStaff = useIsStaff()
    return {
      title: t('licenses:add.title'),
      lead: t('licenses:add.lead'),
      submit: t('licenses:add.submit'),
      shape: isStaff ? staffLicenseForm : licenseForm,
      start: {
        agencyId,
        agencyName: '',
        brokerFirstName: '',
        brokerLastName: '',
        brokerEmail: '',
        surplusLicenseNumber: '',
        surplusLinesState: state,
        signatureOnFile: false,
      },
      record: `surplus-license.${agencyId}.${state}`,
      failed: t('licenses:add.failed'),
      done: () => t('licenses:add.done'),
      async send(values: LicenseForm) {
        await api.call(addSurplusLicense, { body: licenseBody(values, isStaff) })
        await queries.refresh(...licenseQueries)
      },
    }
  },
  Fields: AddFields,
})

const EditFields = ({ form }: FormFieldsProps<LicenseInput, LicenseForm>) => (
  <LicenseFields form={form} />
)

/** Changes the license of a surplus lines broker. */
export const EditLicenseDialog = formDialog({
  useSettings: ({ id, modified, ...license }: LicenseInput) => {
    const t = useWording('licenses')
    const { queries } = usePortal()
    const { save, summary } = useLicenseVersion({ id, modified, ...license })
    return {
      title: t('licenses:edit.title', { number: license.surplusLicenseNumber }),
      lead: t('licenses:edit.lead'),
      submit: t('licenses:edit.submit'),
      isEdit: true,
      shape: licenseForm,
      ...(summary && { summary }),
      start: { ...license, agencyName: '' },
      record: `edit-surplus-license.${id}`,
      failed: t('licenses:edit.failed'),
      done: () => t('licenses:edit.done'),
      async send(values: LicenseForm, _: string, form: UseFormReturn<LicenseForm>) {
        await save(values, form)
        await queries.refresh(...licenseQueries)
      },
    }
  },
  Fields: EditFields,
})

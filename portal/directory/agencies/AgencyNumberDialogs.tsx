import type * as z from 'zod/mini'
import {
  reloadAgency,
  saveAgencyFein,
  signAgreement,
} from '#core/directory/agencies/record-endpoints.ts'
import { feinChange, signing } from '#core/directory/agencies/record.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { callDialog } from '../../frame/dialogs/call-dialog.tsx'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAgency } from './use-agency.ts'

interface Input {
  readonly agencyId: string
}
type FeinForm = z.output<typeof feinChange>
type SigningForm = z.output<typeof signing>

const FeinFields = ({ form }: FormFieldsProps<Input, FeinForm>) => {
  const t = useWording('agencies')
  return (
    <FormText
      form={form}
      name="fein"
      label={t('agencies:fein')}
      hint={t('agencies:feinHint')}
      inputMode="numeric"
    />
  )
}

/** Sets the federal employer number of an agency. */
export const AgencyFeinDialog = formDialog({
  useSettings: ({ agencyId }: Input) => {
    const t = useWording('portal', 'agencies')
    const { api } = usePortal()
    const { name } = useAgency(agencyId)
    return {
      title: t('agencies:action.fein'),
      lead: t('agencies:feinLead', { name }),
      submit: t('agencies:save'),
      isEdit: true,
      shape: feinChange,
      start: { fein: '' },
      record: `agency-fein.${agencyId}`,
      send: (body: FeinForm) => api.call(saveAgencyFein, { params: { agencyId }, body }),
      done: () => t('agencies:done.fein'),
    }
  },
  Fields: FeinFields,
})

const SigningFields = ({ form }: FormFieldsProps<Input, SigningForm>) => {
  const t = useWording('agencies')
  return <FormText form={form} name="fullName" label={t('agencies:fullName')} autoComplete="name" />
}

/** Signs the agreement with the provider by the typed name of the signer. */
export const SignAgreementDialog = formDialog({
  useSettings: ({ agencyId }: Input) => {
    const t = useWording('portal', 'agencies')
    const { api } = usePortal()
    const { name } = useAgency(agencyId)
    return {
      title: t('agencies:action.sign'),
      lead: t('agencies:signLead', { name }),
      submit: t('agencies:sign'),
      shape: signing,
      start: { fullName: '' },
      record: `agency-sign.${agencyId}`,
      send: (body: SigningForm) => api.call(signAgreement, { params: { agencyId }, body }),
      done: () => t('agencies:done.sign'),
    }
  },
  Fields: SigningFields,
})

/** Reloads an agency's data from the producer register. */
export const ReloadAgencyDialog = callDialog(({ agencyId }: Input) => {
  const t = useWording('portal', 'agencies')
  const { api } = usePortal()
  const { name } = useAgency(agencyId)
  return {
    title: t('agencies:action.reload'),
    lead: t('agencies:reloadLead', { name }),
    submit: t('agencies:reload'),
    record: `agency-reload.${agencyId}`,
    send: () => api.call(reloadAgency, { params: { agencyId } }),
    done: () => t('agencies:done.reload'),
  }
})

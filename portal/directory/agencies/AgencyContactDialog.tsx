import { useMemo } from 'react'
import { saveAgencyContact } from '#core/directory/agencies/record-endpoints.ts'
import { agencyContactFor, type AgencyContact } from '#core/directory/agencies/record.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAgency } from './use-agency.ts'

interface Input {
  readonly agencyId: string
}

const Fields = ({ form, input }: FormFieldsProps<Input, AgencyContact>) => {
  const t = useWording('agencies')
  const { region } = useAgency(input.agencyId)
  return (
    <>
      <FieldPair>
        <FormText form={form} name="agentFirstName" label={t('agencies:firstName')} />
        <FormText form={form} name="agentLastName" label={t('agencies:lastName')} />
      </FieldPair>
      <FormText form={form} name="agentEmail" label={t('agencies:email')} type="email" />
      <FormPhone form={form} name="agentPhone" label={t('agencies:phone')} region={region} />
    </>
  )
}

/** Sets the agent to contact at an agency; the phone is one of the agency's region. */
export const AgencyContactDialog = formDialog({
  useSettings: ({ agencyId }: Input) => {
    const t = useWording('portal', 'agencies')
    const { api } = usePortal()
    const agency = useAgency(agencyId)
    const { name, region, agentFirstName, agentLastName, agentEmail, agentPhone } = agency
    const shape = useMemo(() => agencyContactFor(region, agentPhone), [region, agentPhone])
    return {
      title: t('agencies:action.contact'),
      lead: t('agencies:contactLead', { name }),
      submit: t('agencies:save'),
      isEdit: true,
      shape,
      start: { agentFirstName, agentLastName, agentEmail, agentPhone },
      record: `agency-contact.${agencyId}`,
      send: (body: AgencyContact) => api.call(saveAgencyContact, { params: { agencyId }, body }),
      done: () => t('agencies:done.contact'),
    }
  },
  Fields,
})

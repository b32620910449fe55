import { useMemo } from 'react'
import * as z from 'zod/mini'
import { addAgency, searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { agencyHostname, newAgencyFor } from '#core/directory/agencies/new-agency.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { FormAgency } from './FormAgency.tsx'

/** The form's texts may be empty; the shape of the call validates them. */
const texts = {
  description: z.string(),
  hostname: agencyHostname,
  /** Empty for an agency that is not an office of another. */
  agencyId: z.string(),
  agencyName: z.string(),
}

type AgencyForm = z.output<ReturnType<typeof formFor>>

const formFor = (region: Parameters<typeof newAgencyFor>[0]) =>
  z.extend(newAgencyFor(region), texts)

const empty: AgencyForm = {
  name: '',
  description: '',
  hostname: '',
  npn: '',
  agencyId: '',
  agencyName: '',
  contactFirstName: '',
  contactLastName: '',
  contactEmail: '',
  contactPhone: '',
}

const Fields = ({ form }: FormFieldsProps<object, AgencyForm>) => {
  const t = useWording('agencies')
  const region = useStore(usePortal().region.$region)
  return (
    <>
      <FormText form={form} name="name" label={t('agencies:name')} />
      <FieldPair>
        <FormText
          form={form}
          name="npn"
          label={t('agencies:npn')}
          hint={t('agencies:npnHint')}
          inputMode="numeric"
        />
        <FormText form={form} name="hostname" label={t('agencies:hostname')} isOptional />
      </FieldPair>
      <FormText form={form} name="description" label={t('agencies:description')} isOptional />
      <FormAgency
        form={form}
        name="agencyId"
        nameOf="agencyName"
        label={t('agencies:officeOf')}
        region={region}
        isOptional
      />
      <FieldPair>
        <FormText form={form} name="contactFirstName" label={t('agencies:firstName')} />
        <FormText form={form} name="contactLastName" label={t('agencies:lastName')} />
      </FieldPair>
      <FieldPair>
        <FormText form={form} name="contactEmail" label={t('agencies:email')} type="email" />
        <FormPhone form={form} name="contactPhone" label={t('agencies:phone')} />
      </FieldPair>
    </>
  )
}

/** Adds an agency; its contact is invited as its first user. */
export const AddAgencyDialog = formDialog({
  useSettings: () => {
    const t = useWording('agencies')
    const { api, queries, region: regions } = usePortal()
    const region = useStore(regions.$region)
    const shape = useMemo(() => formFor(region), [region])
    return {
      title: t('agencies:add'),
      lead: t('agencies:lead'),
      submit: t('agencies:submit'),
      shape,
      start: empty,
      record: 'add-agency',
      failed: t('agencies:failed'),
      done: () => t('agencies:added'),
      async send(form: AgencyForm) {
        const { agencyId, agencyName: _, description, hostname, ...rest } = form
        const filled = Object.entries({ agencyId, description, hostname }).filter(
          ([, text]) => text !== '',
        )
        await api.call(addAgency, { body: { ...rest, ...Object.fromEntries(filled) } })
        await queries.refresh(searchAgencies)
      },
    }
  },
  Fields,
})

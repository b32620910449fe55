import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { saveContact } from '#core/insurance/contacts/endpoints.ts'
import { contactFieldsFor } from '#core/insurance/contacts/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { contactStart, hasContact } from './contact-form.ts'
import { contactPayload } from './payloads.ts'
import { PolicyholderFields } from './PolicyholderFields.tsx'
import { useAccount } from '../accounts/use-account.ts'
import { usePolicyholderVersion } from './use-policyholder-version.ts'

interface Input {
  readonly accountId: string
  readonly isSkippable?: boolean | undefined
}

const formFor = (region: Region, storedPhone?: string) =>
  z.extend(contactFieldsFor(region, storedPhone), { addUserToSystem: z.boolean() })
type ContactForm = z.output<ReturnType<typeof formFor>>

const Fields = ({ form }: FormFieldsProps<Input, ContactForm>) => {
  const t = useWording('contacts')
  return (
    <>
      <PolicyholderFields form={form} />
      <FormCheckbox form={form} name="addUserToSystem" label={t('contacts:contact.addUser')} />
    </>
  )
}

/** Adds or edits the policyholder of an account, and may invite them. */
export const ContactDialog = formDialog({
  useSettings: ({ accountId, isSkippable = false }: Input) => {
    const t = useWording('contacts')
    const { api } = usePortal()
    const account = useAccount(accountId)
    const { name: company, region } = account
    const isStaff = usePersona().accountType === 'PARAPET'
    const { base, isCompared, save, summary } = usePolicyholderVersion(accountId, region)
    const shape = useMemo(() => formFor(region, base.contactPhone), [region, base.contactPhone])
    return {
      title: t(hasContact(base) ? 'contacts:contact.edit' : 'contacts:contact.add'),
      lead: t('contacts:contact.lead', { company }),
      submit: t('contacts:contact.save'),
      isEdit: !isCompared,
      ...(isSkippable && { skip: { label: t('contacts:contact.skip'), result: true } }),
      ...(summary && { summary }),
      shape,
      start: { ...contactStart(base), addUserToSystem: false },
      record: `contact.${accountId}`,
      failed: t('contacts:contact.failed'),
      done: () => t('contacts:contact.saved'),
      send: (values: ContactForm, _: string, form: UseFormReturn<ContactForm>) =>
        save(values, form, (contacts) => {
          const body = contactPayload(contacts, values, isStaff ? account.agencyId : undefined)
          return api.call(saveContact, { body, ifMatch: contacts.modified })
        }),
    }
  },
  Fields,
})

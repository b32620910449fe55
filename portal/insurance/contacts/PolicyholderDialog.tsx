import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { updatePolicyholder } from '#core/insurance/contacts/endpoints.ts'
import { contactFieldsFor, type ContactFields } from '#core/insurance/contacts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog } from '../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { contactStart } from './contact-form.ts'
import { policyholderPayload } from './payloads.ts'
import { PolicyholderFields } from './PolicyholderFields.tsx'
import { useAccount } from '../accounts/use-account.ts'
import { usePolicyholderVersion } from './use-policyholder-version.ts'

/** Updates the policyholder of an account, its open quotes and its policies. */
export const PolicyholderDialog = formDialog({
  useSettings: ({ accountId }: { readonly accountId: string }) => {
    const t = useWording('contacts')
    const { api } = usePortal()
    const { name: company, region } = useAccount(accountId)
    const { base, isCompared, save, summary } = usePolicyholderVersion(accountId, region)
    const shape = useMemo(
      () => contactFieldsFor(region, base.contactPhone),
      [region, base.contactPhone],
    )
    return {
      title: t('contacts:update.title'),
      lead: t('contacts:update.lead', { company }),
      submit: t('contacts:update.submit'),
      isEdit: !isCompared,
      ...(summary && { summary }),
      shape,
      start: contactStart(base),
      record: `policyholder.${accountId}`,
      failed: t('contacts:update.failed'),
      done: () => t('contacts:update.saved'),
      send: (values: ContactFields, _: string, form: UseFormReturn<ContactFields>) =>
        save(values, form, (contacts) =>
          api.call(updatePolicyholder, {
            body: policyholderPayload(contacts, values),
            ifMatch: contacts.modified,
          }),
        ),
    }
  },
  Fields: PolicyholderFields,
})

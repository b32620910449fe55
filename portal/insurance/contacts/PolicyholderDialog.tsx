import { useMemo } from 'react'
import { updatePolicyholder } from '#core/insurance/contacts/endpoints.ts'
import { contactFieldsFor, type ContactFields } from '#core/insurance/contacts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog } from '../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { contactStart } from './contact-form.ts'
import { policyholderPayload } from './payloads.ts'
import { PolicyholderFields } from './PolicyholderFields.tsx'
import { useAccount } from '../accounts/use-account.ts'
import { useContactVersion } from './use-contact-version.ts'

/** Updates the policyholder of an account, its open quotes and its policies. */
export const PolicyholderDialog = formDialog({
  useSettings: ({ accountId }: { readonly accountId: string }) => {
    const t = useWording('contacts')
    const { api } = usePortal()
    const { name: company, region } = useAccount(accountId)
    const { base, save, summary } = useContactVersion(accountId)
    const shape = useMemo(() => contactFieldsFor(region), [region])
    return {
      title: t('contacts:update.title'),
      lead: t('contacts:update.lead', { company }),
      submit: t('contacts:update.submit'),
      isEdit: true,
      ...(summary && { summary }),
      shape,
      start: contactStart(region, base),
      record: `policyholder.${accountId}`,
      failed: t('contacts:update.failed'),
      done: () => t('contacts:update.saved'),
      send: (values: ContactFields) =>
        save((ifMatch) =>
          api.call(updatePolicyholder, { body: policyholderPayload(base, values), ifMatch }),
        ),
    }
  },
  Fields: PolicyholderFields,
})

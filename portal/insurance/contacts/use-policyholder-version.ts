import { useState } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import type { AccountContacts, ContactFields } from '#core/insurance/contacts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Fact } from '../../frame/parts/Facts.tsx'
import { contactStart } from './contact-form.ts'
import { mergedContact } from './merged-contact.ts'
import { useContactVersion } from './use-contact-version.ts'

/** The label of each field of a policyholder. */
const labels = {
  contactFirstName: 'contacts:firstName',
  contactLastName: 'contacts:lastName',
  contactEmail: 'contacts:email',
  contactPhone: 'contacts:phone',
} as const

/** A form with policyholder fields. */
interface PolicyholderForm {
  readonly setValue: (
    name: keyof ContactFields,
    value: string,
    options: { readonly shouldDirty: boolean; readonly shouldValidate: boolean },
  ) => void
}

/**
 * The policyholder that a dialog changes. If another user saved it meanwhile, the first save is
 * rejected: untouched fields take the other's values, and both values of conflicting fields are
 * shown. The next submit saves.
 */
export const usePolicyholderVersion = (accountId: string, region: Region) => {
  const t = useWording('contacts')
  const { base, known, save } = useContactVersion(accountId)
  const [summary, setSummary] = useState<readonly Fact[]>([])

  const savePolicyholder = (
    values: ContactFields,
    form: PolicyholderForm,
    send: (contacts: AccountContacts) => Promise<unknown>,
  ): Promise<void> =>
    save(send, (now, before) => {
      const mine = contactStart(region, values)
      const theirs = contactStart(region, now)
      const { taken, both } = mergedContact({ mine, base: contactStart(region, before), theirs })
      if (taken.length === 0 && both.length === 0) return undefined
      // Revalidates, because an error belongs to the replaced value.
      for (const field of taken)
        form.setValue(field, theirs[field], { shouldDirty: true, shouldValidate: true })
      setSummary(
        both.flatMap((field): readonly Fact[] => {
          const label = t(labels[field])
          return [
            [t('contacts:conflict.yours', { field: label }), mine[field]],
            [t('contacts:conflict.theirs', { field: label }), theirs[field]],
          ]
        }),
      )
      return t(both.length === 0 ? 'contacts:conflict.none' : 'contacts:conflict.lead')
    })

  return {
    base,
    /**
     * Whether the form was compared with another user's save, so that even its initial values are a
     * change.
     */
    isCompared: known !== base,
    save: savePolicyholder,
    ...(summary.length > 0 && { summary }),
  }
}

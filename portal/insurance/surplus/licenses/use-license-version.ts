import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { editSurplusLicense, getSurplusLicense } from '#core/insurance/surplus/license-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Fact } from '../../../frame/parts/Facts.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { LicenseInput } from './license-dialogs.ts'
import { licenseBody, type LicenseForm } from './license-form.ts'
import { useIsStaff } from './use-is-staff.ts'

/** The editable fields of a license, with their labels. */
const labels = {
  brokerFirstName: 'licenses:field.firstName',
  brokerLastName: 'licenses:field.lastName',
  brokerEmail: 'licenses:field.email',
  surplusLicenseNumber: 'licenses:field.number',
  surplusLinesState: 'licenses:field.state',
  signatureOnFile: 'licenses:field.signature',
} as const
const names = Object.keys(labels) as readonly (keyof typeof labels)[]

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'surplusLicenseChanged'

/**
 * The license that a dialog changes. If another user saved it meanwhile, the first save is
 * rejected: untouched fields take the other's values, and their changes are listed. The next submit
 * saves.
 */
export const useLicenseVersion = (start: LicenseInput) => {
  const t = useWording('licenses')
  const { api } = usePortal()
  const isStaff = useIsStaff()
  const [known, setKnown] = useState(start)
  const [theirs, setTheirs] = useState<readonly Fact[]>()
  const { id } = start

  const factOf = (name: keyof typeof labels, value: string | boolean): Fact => [
    t('licenses:edit.changed', { field: t(labels[name]) }),
    typeof value === 'string' ? value : t(value ? 'licenses:yes' : 'licenses:no'),
  ]

  const save = async (values: LicenseForm, form: UseFormReturn<LicenseForm>): Promise<void> => {
    const send = (ifMatch: string) =>
      api.call(editSurplusLicense, { body: { ...licenseBody(values, isStaff), id }, ifMatch })
    try {
      await send(known.modified)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const now = await api.call(getSurplusLicense, { params: { id } })
      const changed = names.filter((name) => now[name] !== known[name])
      // Confirmed or notice uploaded meanwhile: nothing conflicts.
      if (changed.length === 0) return void (await send(now.modified))
      for (const name of changed)
        if (values[name] === known[name]) form.setValue(name, now[name], { shouldDirty: true })
      setKnown(now)
      setTheirs(changed.map((name) => factOf(name, now[name])))
      throw error
    }
  }

  return { save, ...(theirs && { summary: theirs }) }
}

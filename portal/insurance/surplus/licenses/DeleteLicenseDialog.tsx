import { removeSurplusLicense } from '#core/insurance/surplus/license-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { callDialog } from '../../../frame/dialogs/call-dialog.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { LicenseInput } from './license-dialogs.ts'
import { licenseQueries } from './license-queries.ts'

interface DeletedLicense extends LicenseInput {
  readonly agencyName: string
}

/** Deletes the license of a surplus lines broker; receipts still show it. */
export const DeleteLicenseDialog = callDialog((license: DeletedLicense) => {
  const t = useWording('licenses')
  const { api, queries } = usePortal()
  const { id, surplusLicenseNumber, surplusLinesState: state } = license
  return {
    title: t('licenses:delete.title', { number: surplusLicenseNumber }),
    lead: t('licenses:delete.lead', { state }),
    submit: t('licenses:delete.confirm'),
    isDangerous: true,
    summary: [
      [t('licenses:field.agency'), license.agencyName],
      [t('licenses:field.broker'), `${license.brokerFirstName} ${license.brokerLastName}`],
      [t('licenses:field.state'), state],
    ],
    record: `delete-surplus-license.${id}`,
    done: () => t('licenses:delete.done'),
    async send() {
      await api.call(removeSurplusLicense, { params: { id } })
      await queries.refresh(...licenseQueries)
    },
  }
})

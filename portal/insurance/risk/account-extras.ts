import { ClientError } from '#core/foundation/errors/client-error.ts'
import { awaitScan } from '#core/insurance/risk/await-scan.ts'
import { getRisk, scanAccount } from '#core/insurance/risk/endpoints.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import type { AccountExtras } from '../accounts/account-part.ts'
import { onSavedAccount } from '../accounts/saved-account.ts'

/** Scans the account's domain on demand and shows the result (spec 3 §8). */
const scan = onSavedAccount({
  id: 'scan-account',
  asks: true,
  label: 'accounts:action.scan',
  icon: 'refresh',
  needs: 'risk:refresh',
  visible: ({ domainName }) => Boolean(domainName),
  async perform({ id, name: company, domainName: domain = '' }, { portal }) {
    const { wording, notifications, queries, api } = portal
    const isSure = await confirm(portal, {
      title: wording.t('accounts:scan.title'),
      lead: wording.t('accounts:scan.lead', { company, domain }),
      confirm: wording.t('accounts:action.scan'),
    })
    if (!isSure) return
    try {
      await api.call(scanAccount, { params: { accountId: id } })
      const { scan: state } = await awaitScan(portal, id)
      if (state === 'failed') notifications.show('error', wording.t('accounts:scan.failed'))
      else notifications.show('success', wording.t('accounts:scan.done'))
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      notifications.show('error', error.message)
    } finally {
      await queries.refresh(getRisk)
    }
  },
})

/** The extras of risk on the account page: the scan. */
export const accountRiskExtras: AccountExtras = { actions: () => [scan] }

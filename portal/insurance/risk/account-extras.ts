import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { awaitScan } from '#core/insurance/risk/await-scan.ts'
import { getRisk, scanAccount } from '#core/insurance/risk/endpoints.ts'
import { action } from '../../frame/actions/action.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import type { AccountExtras } from '../accounts/account-part.ts'

/** Scans the account's domain on demand, and says how it went (spec 3 §8). */
const scan = action<Account>({
  id: 'scan-account',
  label: 'accounts:action.scan',
  icon: 'refresh',
  needs: 'risk:refresh',
  visible: ({ domainName }) => Boolean(domainName),
  unsaved: 'keep',
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

/** Risk on the account page: its scan. */
export const accountRiskExtras: AccountExtras = { actions: () => [scan] }

import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { suggestCompanies } from '#core/insurance/register/endpoints.ts'
import { action } from '../../frame/actions/action.ts'
import { opens } from '../../frame/actions/steps.ts'
import { dashboardScreen } from '../../frame/dashboard/dashboard-screen.ts'
import { screenPath } from '../../frame/personas/screen-path.ts'
import { deleteAccountDialog, noDomainDialog, refreshAccountDialog } from './account-dialogs.ts'
import { allowsAccount } from './allows-account.ts'
import { onSavedAccount } from './on-saved-account.ts'

const input = ({ id }: Account) => ({ accountId: id })

const refresh = onSavedAccount({
  id: 'refresh-account',
  label: 'accounts:action.refresh',
  icon: 'refresh',
  needs: 'account:update',
  visible: () => true,
  perform: opens(refreshAccountDialog, {
    input,
    done: 'accounts:done.refresh',
    refetches: [getAccount, searchAccounts],
  }),
})

const attest = onSavedAccount({
  id: 'no-primary-domain',
  label: 'accounts:action.attest',
  icon: 'check',
  needs: 'account:update',
  visible: ({ domainName, noDomainAttested }) => !domainName && !noDomainAttested,
  perform: opens(noDomainDialog, {
    input,
    done: 'accounts:done.attest',
    refetches: [getAccount, searchAccounts],
    // The score of the profile is read again then (spec 3 §9).
    settles: 3_000,
  }),
})

const remove = action<Account>({
  id: 'delete-account',
  label: 'accounts:action.delete',
  icon: 'close',
  isDangerous: true,
  visible: allowsAccount('delete'),
  unsaved: 'discard',
  async perform(account, { portal, persona, go }) {
    const { wording, dialogs, notifications, queries } = portal
    if (!(await dialogs.open(deleteAccountDialog, input(account)))) return
    notifications.show('success', wording.t('accounts:done.delete'))
    // its page shows nothing any more
    await go(`${screenPath(persona, dashboardScreen)}?tab=ACCOUNTS`)
    await queries.refresh(searchAccounts, countAccounts, suggestCompanies)
  },
})

/** What is done with an account itself. */
export const accountActions = [refresh, attest, remove] as const

import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { action } from '../../frame/actions/action.ts'
import { opens } from '../../frame/actions/steps.ts'
import { deleteAccountDialog, noDomainDialog, refreshAccountDialog } from './account-dialogs.ts'
import { allowsAccount, onSavedAccount } from './saved-account.ts'

const input = ({ id }: Account) => ({ accountId: id })

const refresh = onSavedAccount({
  id: 'refresh-account',
  asks: true,
  label: 'accounts:action.refresh',
  icon: 'refresh',
  needs: 'account:update',
  visible: () => true,
  perform: opens(refreshAccountDialog, {
    input,
    refetches: [getAccount, searchAccounts],
  }),
})

const attest = onSavedAccount({
  id: 'no-primary-domain',
  asks: true,
  label: 'accounts:action.attest',
  icon: 'check',
  needs: 'account:update',
  visible: ({ domainName, noDomainAttested }) => !domainName && !noDomainAttested,
  perform: opens(noDomainDialog, {
    input,
    refetches: [getAccount, searchAccounts],
    // The profile score updates by then (spec 3 §9).
    settles: 3_000,
  }),
})

const remove = action<Account>({
  id: 'delete-account',
  asks: true,
  label: 'accounts:action.delete',
  icon: 'close',
  isDangerous: true,
  visible: allowsAccount('delete'),
  unsaved: 'discard',
  perform: opens(deleteAccountDialog, {
    input,
    refetches: [searchAccounts, countAccounts, suggestCompanies],
  }),
})

/** The actions of an account. */
export const accountActions = [refresh, attest, remove] as const

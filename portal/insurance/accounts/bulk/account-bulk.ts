import { wholeListOf } from '#core/platform/lists/whole-list.ts'
import { selectAccounts } from '#core/insurance/accounts/bulk-endpoints.ts'
import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { getContacts } from '#core/insurance/contacts/endpoints.ts'
import { searchInbox, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { BulkAction, TableBulk } from '../../../frame/bulk/bulk.ts'
import { declineAccountsDialog, loseAccountsDialog, teamsOfAccountsDialog } from './bulk-dialogs.ts'

const actions: readonly BulkAction[] = [
  {
    id: 'teams-of-accounts',
    label: 'accounts:action.changeTeams',
    needs: 'account:update',
    // Teams belong to one agency.
    accountType: 'AGENCY',
    dialog: teamsOfAccountsDialog,
    done: 'account-dialogs:bulk.teams.done',
  },
  {
    id: 'decline-accounts',
    label: 'accounts:action.decline',
    needs: 'account:decline',
    dialog: declineAccountsDialog,
    done: 'account-dialogs:bulk.decline.done',
  },
  {
    id: 'lose-accounts',
    label: 'accounts:action.lose',
    needs: 'account:update',
    dialog: loseAccountsDialog,
    done: 'account-dialogs:bulk.lost.done',
  },
]

/** The bulk actions of accounts. */
export const accountBulk: TableBulk = {
  actions,
  select: (api, query) => api.call(selectAccounts, { query: wholeListOf(query) }),
  refetches: [
    searchAccounts,
    countAccounts,
    getAccount,
    getContacts,
    searchActivity,
    // Open quotes of a closed account become invalid.
    searchQuotes,
    searchInbox,
  ],
}

import { reopenAccount, undeclineAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { searchInbox, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { action } from '../../frame/actions/action.ts'
import { calls, opens } from '../../frame/actions/steps.ts'
import { declineAccountDialog, loseAccountDialog } from '../accounts/account-dialogs.ts'
import { accountSummary } from '../accounts/account-summary.ts'
import { allowsAccount } from '../accounts/saved-account.ts'

const named = ({ name }: Account) => ({ company: name })
const input = ({ id }: Account) => ({ accountId: id })

/** Endpoints whose responses contain an account or its quotes. */
const refetches = [getAccount, searchAccounts, countAccounts, searchQuotes, searchInbox]

/** Declines an account: underwriters only (spec 2 §6). */
const decline = action<Account>({
  id: 'decline-account',
  asks: true,
  label: 'accounts:action.decline',
  icon: 'decline',
  isDangerous: true,
  visible: allowsAccount('decline'),
  unsaved: 'keep',
  perform: opens(declineAccountDialog, { input, refetches }),
})

const undecline = action<Account>({
  id: 'undecline-account',
  asks: true,
  label: 'accounts:action.undecline',
  icon: 'release',
  visible: allowsAccount('undecline'),
  unsaved: 'keep',
  perform: calls({
    confirm: {
      title: 'accounts:confirm.undeclineTitle',
      lead: 'accounts:confirm.lead',
      confirm: 'accounts:action.undecline',
      weight: 'light',
      summary: accountSummary,
    },
    params: named,
    call: ({ id }, api) => api.call(undeclineAccount, { params: { accountId: id } }),
    done: 'accounts:done.undecline',
    refetches,
  }),
})

const lose = action<Account>({
  id: 'account-lost',
  asks: true,
  label: 'accounts:action.lose',
  icon: 'flag',
  visible: allowsAccount('lose'),
  unsaved: 'keep',
  perform: opens(loseAccountDialog, { input, refetches }),
})

const reopen = action<Account>({
  id: 'reopen-account',
  asks: true,
  label: 'accounts:action.reopen',
  icon: 'release',
  visible: allowsAccount('reopen'),
  unsaved: 'keep',
  perform: calls({
    confirm: {
      title: 'accounts:confirm.reopenTitle',
      lead: 'accounts:confirm.lead',
      confirm: 'accounts:action.reopen',
      weight: 'light',
      summary: accountSummary,
    },
    params: named,
    call: ({ id }, api) => api.call(reopenAccount, { params: { accountId: id } }),
    done: 'accounts:done.reopen',
    refetches,
  }),
})

/** The actions that close an account to quotes and reopen it. */
export const closingActions = [lose, reopen, decline, undecline] as const

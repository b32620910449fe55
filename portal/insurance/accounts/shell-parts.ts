import type * as accounts from '#core/insurance/accounts/endpoints.ts'
import type { listEligibleProducts } from '#core/insurance/accounts/eligibility-endpoints.ts'
import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { IdIn, DisplayedRecords } from '#core/platform/live/shown-records.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { useAccountSearch } from './use-account-search.ts'
import { newAccountDialog } from './new-account-dialog.ts'
import { NewAccountSlot } from './NewAccountSlot.tsx'
import { useCanAddAccounts } from './use-can-add-accounts.ts'
import { useNewAccountCommand } from './use-new-account-command.ts'

type Call =
  | IdIn<typeof accounts>
  | (typeof listEligibleProducts)['id']
  | (typeof searchActivity)['id']

/** The account endpoints that open screens refetch. */
const refetchedAccounts: DisplayedRecords<Call> = {
  kind: 'account',
  lists: ['searchAccounts', 'countAccounts', 'searchActivity'],
  records: ['getAccount', 'listEligibleProducts'],
}

const noDialogs: readonly [] = []

const useAccountDialogs = () => (useCanAddAccounts() ? [newAccountDialog] : noDialogs)

/** Accounts: the create dialog, button and command, and the palette's search. */
export const accountsShell: ShellParts = {
  dialogs: useAccountDialogs,
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).accountDialogs,
  DashboardPart: NewAccountSlot,
  creates: useNewAccountCommand,
  commands: useAccountSearch,
  displayedRecords: refetchedAccounts,
}

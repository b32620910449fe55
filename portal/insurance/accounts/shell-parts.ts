import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { useFoundAccounts } from './find-accounts.ts'
import { newAccountDialog } from './new-account-dialog.ts'
import { NewAccountSlot } from './NewAccountSlot.tsx'
import { useMayAddAccounts } from './use-may-add-accounts.ts'
import { useNewAccountCommand } from './use-new-account-command.ts'
import { shownAccounts } from './shown-accounts.ts'

const noDialogs: readonly [] = []

const useAccountDialogs = () => (useMayAddAccounts() ? [newAccountDialog] : noDialogs)

/** Accounts: the dialog of a new one, its button and command, and the palette's search. */
export const accountsShell: ShellParts = {
  dialogs: useAccountDialogs,
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).accountDialogs,
  DashboardPart: NewAccountSlot,
  creates: useNewAccountCommand,
  commands: useFoundAccounts,
  shownRecords: shownAccounts,
}

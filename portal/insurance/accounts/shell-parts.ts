import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { newAccountDialog } from './account-dialogs.ts'
import { useFoundAccounts } from './find-accounts.ts'
import { NewAccountButton } from './NewAccountButton.tsx'
import { useMayAddAccounts } from './use-may-add-accounts.ts'
import { useNewAccountCommand } from './use-new-account-command.ts'

const noDialogs: readonly [] = []

const useAccountDialogs = () => (useMayAddAccounts() ? [newAccountDialog] : noDialogs)

/** Accounts: the dialog of a new one, its button and command, and the palette's search. */
export const accountsShell: ShellParts = {
  dialogs: useAccountDialogs,
  DashboardPart: NewAccountButton,
  creates: useNewAccountCommand,
  commands: useFoundAccounts,
}

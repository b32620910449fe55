import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import type { PermissionNeed } from '#core/platform/authority/permission-table.ts'
import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import {
  declineAccountDialog,
  deleteAccountDialog,
  loseAccountDialog,
  newAccountDialog,
  noDomainDialog,
  refreshAccountDialog,
} from './account-dialogs.ts'
import { useFoundAccounts } from './find-accounts.ts'
import { NewAccountSlot } from './NewAccountSlot.tsx'
import { useMayAddAccounts } from './use-may-add-accounts.ts'
import { useNewAccountCommand } from './use-new-account-command.ts'

/** Dialogs about one account, with the permission of their call. */
const dialogs: readonly (readonly [AnyDialog, PermissionNeed])[] = [
  [declineAccountDialog, 'account:decline'],
  [loseAccountDialog, 'account:update'],
  [refreshAccountDialog, 'account:update'],
  [noDomainDialog, 'account:update'],
  [deleteAccountDialog, 'account:delete'],
]

const useAccountDialogs = () => {
  const can = useCan()
  const mayAdd = useMayAddAccounts()
  return [
    ...(mayAdd ? [newAccountDialog] : []),
    ...dialogs.flatMap(([each, needs]) => (can(needs) ? [each] : [])),
  ]
}

/** Accounts: the dialog of a new one, its button and command, and the palette's search. */
export const accountsShell: ShellParts = {
  dialogs: useAccountDialogs,
  DashboardPart: NewAccountSlot,
  creates: useNewAccountCommand,
  commands: useFoundAccounts,
}

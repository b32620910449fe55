import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import {
  declineAccountDialog,
  deleteAccountDialog,
  loseAccountDialog,
  noDomainDialog,
  refreshAccountDialog,
  syncLeadsDialog,
} from './account-dialogs.ts'

/** The linkable dialogs of accounts, with the permission of their call. */
export const accountDialogs: readonly LinkedDialog[] = [
  [declineAccountDialog, 'account:decline'],
  [loseAccountDialog, 'account:update'],
  [refreshAccountDialog, 'account:update'],
  [noDomainDialog, 'account:update'],
  [deleteAccountDialog, 'account:delete'],
  [syncLeadsDialog, 'account:update'],
]

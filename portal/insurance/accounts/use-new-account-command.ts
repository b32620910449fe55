import { useWording } from '#widgets/react/use-wording.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { newAccountDialog } from './new-account-dialog.ts'
import { useCanAddAccounts } from './use-can-add-accounts.ts'

/** The palette command for a new account. */
export const useNewAccountCommand = (): readonly Command[] => {
  const t = useWording('accounts')
  const { dialogs } = usePortal()
  const canAdd = useCanAddAccounts()
  return createCommand(canAdd, 'new-account', t('accounts:new'), () =>
    dialogs.open(newAccountDialog, {}),
  )
}

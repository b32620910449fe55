import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { ImpersonationMark } from './ImpersonationMark.tsx'
import { impersonateDialog, switchAccountDialog } from './account-dialogs.ts'
import { useAccountItems } from './use-account-items.ts'

const useAccountCommands: CommandSource = () => {
  const t = useWording('impersonation')
  const commands = useAccountItems()
  return useMemo(
    () => ({ groups: [{ id: 'accounts', label: t('impersonation:palette'), commands }] }),
    [t, commands],
  )
}

/** Impersonation by staff, and the switch between the user's own accounts. */
export const impersonationShell: ShellParts = {
  dialogs: () => [impersonateDialog, switchAccountDialog],
  Banner: ImpersonationMark,
  accountItems: useAccountItems,
  commands: useAccountCommands,
}

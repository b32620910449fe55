import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Module } from '../../frame/modules/module.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { VisitMark } from './VisitMark.tsx'
import { enterAccountDialog, switchAccountDialog } from './account-dialogs.ts'
import { useAccountItems } from './use-account-items.ts'

const useAccountCommands: CommandSource = () => {
  const t = useWording('visits')
  const commands = useAccountItems()
  return useMemo(
    () => ({ groups: [{ id: 'accounts', label: t('visits:palette'), commands }] }),
    [t, commands],
  )
}

/** Impersonation by staff, and the switch between accounts of one's own. */
export const impersonationModule: Module = {
  dialogs: () => [enterAccountDialog, switchAccountDialog],
  Banner: VisitMark,
  accountItems: useAccountItems,
  commands: useAccountCommands,
}

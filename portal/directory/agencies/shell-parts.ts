import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { addAgencyDialog } from './agency-dialogs.ts'

const noDialogs: readonly [] = []

const useAddAgency = (): readonly Command[] => {
  const t = useWording('accounts')
  const { dialogs } = usePortal()
  return createCommand(
    useCan()('agency:manage'),
    'add-agency',
    t('accounts:action.addAgency'),
    () => dialogs.open(addAgencyDialog, {}),
  )
}

const useAgencyDialogs = () => (useCan()('agency:manage') ? [addAgencyDialog] : noDialogs)

/** Agencies: the add dialog and its command, for users who manage agencies. */
export const agenciesShell: ShellParts = {
  dialogs: useAgencyDialogs,
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).agencyDialogs,
  creates: useAddAgency,
}

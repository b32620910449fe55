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

/** Agencies: the dialog that adds one, for those who manage them, and its command. */
export const agenciesShell: ShellParts = {
  dialogs: useAgencyDialogs,
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).agencyDialogs,
  creates: useAddAgency,
}

import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { useMenu } from '../../frame/personas/use-menu.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { authorityScreen } from './authority-screen.ts'

const useAddAuthority = (): readonly Command[] => {
  const t = useWording('authority')
  const { dialogs, region } = usePortal()
  return createCommand(
    useMenu().some(({ screen }) => screen === authorityScreen),
    'add-authority',
    t('authority:form.addTitle'),
    async () => {
      const { addAuthorityDialog } = await import('./authority-dialog.ts')
      await dialogs.open(addAuthorityDialog, { region: region.$region.get() })
    },
  )
}

/** Underwriting authority: the command that adds limits, for users who manage them. */
export const authorityShell: ShellParts = { creates: useAddAuthority }

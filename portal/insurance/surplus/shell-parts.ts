import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { useMenu } from '../../frame/personas/use-menu.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { licensesScreen } from './licenses/licenses-screen.ts'

const useAddLicense = (): readonly Command[] => {
  const t = useWording('licenses')
  const { dialogs } = usePortal()
  return createCommand(
    useMenu().some(({ screen }) => screen === licensesScreen),
    'surplus-license',
    t('licenses:add.title'),
    async () => {
      const { surplusLicenseDialog } = await import('./licenses/license-dialogs.ts')
      await dialogs.open(surplusLicenseDialog, {})
    },
  )
}

/** Surplus lines: the license editor and the command that adds a license. */
export const surplusShell: ShellParts = {
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).surplusDialogs,
  creates: useAddLicense,
}

import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { SessionOverlay } from './SessionOverlay.tsx'
import type { ShellParts } from '../../../frame/modules/shell-parts.ts'
import type { CommandSource } from '../../../frame/palette/commands.ts'
import { useExit } from './use-exit.ts'

const useSignOutCommand: CommandSource = () => {
  const t = useWording('portal')
  const commands = useExit()
  return useMemo(
    () => ({ groups: [{ id: 'settings', label: t('portal:palette.settings'), commands }] }),
    [t, commands],
  )
}

/** The end of a session: by sign-out, or by expiry. */
export const sessionEndShell: ShellParts = {
  Overlay: SessionOverlay,
  accountItems: useExit,
  commands: useSignOutCommand,
}

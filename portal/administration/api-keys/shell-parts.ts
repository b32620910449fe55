import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { createKeyDialog } from './key-dialogs.ts'
import { keysScreen } from './keys-screen.ts'

const useCanCreate = (): boolean => {
  const can = useCan()
  return hasScreen(usePersona(), keysScreen) && can('key:manage')
}

const useNewKeyCommand = (): readonly Command[] => {
  const t = useWording('keys')
  const { dialogs } = usePortal()
  return createCommand(useCanCreate(), 'create-key', t('keys:create.open'), () =>
    dialogs.open(createKeyDialog, {}),
  )
}

const useKeyDialogs = (): readonly AnyDialog[] => (useCanCreate() ? [createKeyDialog] : [])

/** Keys: the create dialog and its command. */
export const apiKeysShell: ShellParts = {
  dialogs: useKeyDialogs,
  creates: useNewKeyCommand,
}

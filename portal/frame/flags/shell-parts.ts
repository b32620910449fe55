import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../modules/shell-parts.ts'
import type { CommandSource } from '../palette/commands.ts'
import { usePortal } from '../platform/use-portal.ts'
import { flagsDialog } from './flags-dialog.ts'
import { useCanOverrideFlags } from './use-has-flag.ts'

const useFlagCommands: CommandSource = () => {
  const t = useWording('portal', 'shell')
  const { dialogs } = usePortal()
  const canOverride = useCanOverrideFlags()
  return useMemo(
    () => ({
      groups: [
        {
          id: 'settings',
          label: t('portal:palette.settings'),
          commands: canOverride
            ? [
                {
                  id: 'flags',
                  label: t('shell:flags.title'),
                  icon: 'flag' as const,
                  perform: () => void dialogs.open(flagsDialog, {}),
                },
              ]
            : [],
        },
      ],
    }),
    [t, dialogs, canOverride],
  )
}

const useFlagDialogs = () => (useCanOverrideFlags() ? [flagsDialog] : [])

/** Feature flags for staff outside production. */
export const flagsShell: ShellParts = { dialogs: useFlagDialogs, commands: useFlagCommands }

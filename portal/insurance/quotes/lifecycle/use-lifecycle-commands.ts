import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { CommandGroup } from '../../../frame/palette/commands.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The dialogs load when a command is chosen. */
const lifecycleDialogs = () => import('./lifecycle-dialogs.ts')

/** The palette commands that clear an agency's ended quotes. */
export const useLifecycleCommands = (): readonly CommandGroup[] => {
  const t = useWording('quotes')
  const { dialogs } = usePortal()
  const persona = usePersona()
  const can = useCan()
  const canClear = persona.accountType === 'AGENCY' && can('quote:close')
  return useMemo(
    () =>
      canClear
        ? [
            {
              id: 'quote-lifecycle',
              label: t('quotes:menu.quotes'),
              commands: [
                {
                  id: 'delete-invalid-quotes',
                  label: t('quotes:action.deleteInvalid'),
                  icon: 'bin',
                  perform: () =>
                    void lifecycleDialogs().then((all) =>
                      dialogs.open(all.deleteInvalidDialog, {}),
                    ),
                },
                {
                  id: 'delete-expired-quotes',
                  label: t('quotes:action.deleteExpired'),
                  icon: 'bin',
                  perform: () =>
                    void lifecycleDialogs().then((all) =>
                      dialogs.open(all.deleteExpiredDialog, {}),
                    ),
                },
              ],
            },
          ]
        : [],
    [t, dialogs, canClear],
  )
}

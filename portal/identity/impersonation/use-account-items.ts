import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../../frame/parts/Menu.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { enterAccountDialog, switchAccountDialog } from './account-dialogs.ts'
import { useWays } from './use-ways.ts'

/** The ways into other accounts, for the account menu and the palette. */
export const useAccountItems = (): readonly MenuItem[] => {
  const t = useWording('visits')
  const { dialogs } = usePortal()
  const { mayJump, accounts } = useWays()
  const maySwitch = accounts.length > 0
  return useMemo(() => {
    const jump: MenuItem = {
      id: 'enter-account',
      label: t('visits:enter.title'),
      icon: 'enter',
      perform: () => void dialogs.open(enterAccountDialog, {}),
    }
    const change: MenuItem = {
      id: 'switch-account',
      label: t('visits:switch.title'),
      icon: 'switch',
      perform: () => void dialogs.open(switchAccountDialog, {}),
    }
    return [...(mayJump ? [jump] : []), ...(maySwitch ? [change] : [])]
  }, [t, dialogs, mayJump, maySwitch])
}

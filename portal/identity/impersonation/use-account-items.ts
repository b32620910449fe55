import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../../frame/parts/Menu.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { impersonateDialog, switchAccountDialog } from './account-dialogs.ts'
import { useOtherAccounts } from './use-other-accounts.ts'

/** Impersonation and account switch, for the account menu and the palette. */
export const useAccountItems = (): readonly MenuItem[] => {
  const t = useWording('impersonation')
  const { dialogs } = usePortal()
  const { canImpersonate, accounts } = useOtherAccounts()
  const canSwitch = accounts.length > 0
  return useMemo(() => {
    const impersonate: MenuItem = {
      id: 'enter-account',
      label: t('impersonation:enter.title'),
      icon: 'enter',
      perform: () => void dialogs.open(impersonateDialog, {}),
    }
    const change: MenuItem = {
      id: 'switch-account',
      label: t('impersonation:switch.title'),
      icon: 'switch',
      perform: () => void dialogs.open(switchAccountDialog, {}),
    }
    return [...(canImpersonate ? [impersonate] : []), ...(canSwitch ? [change] : [])]
  }, [t, dialogs, canImpersonate, canSwitch])
}

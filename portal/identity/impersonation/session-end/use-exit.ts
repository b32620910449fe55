import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../../../frame/parts/Menu.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useLeaveAccount } from '../use-leave-account.ts'

/** Account menu entries that leave the current account or sign out. */
export const useExit = (): readonly MenuItem[] => {
  const t = useWording('impersonation')
  const { session } = usePortal()
  const navigate = useNavigate()
  const leave = useLeaveAccount()
  const isDelegated = useStore(session.$isDelegated)
  const account = useStore(session.$user)?.accountName ?? ''
  return useMemo(
    () =>
      isDelegated
        ? [
            {
              id: 'leave',
              label: t('impersonation:mark.leaveNamed', { account }),
              icon: 'signOut',
              perform: () => void leave(),
            },
          ]
        : [
            {
              id: 'sign-out',
              label: t('portal:header.signOut'),
              icon: 'signOut',
              perform: () => void navigate({ to: '/logout' }),
            },
          ],
    [t, navigate, leave, isDelegated, account],
  )
}

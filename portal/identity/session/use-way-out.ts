import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../../frame/parts/Menu.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useLeave } from '../impersonation/use-leave.ts'

/** The way out: of the account that one acts in, or of the platform. */
export const useWayOut = (): readonly MenuItem[] => {
  const t = useWording('visits')
  const { session } = usePortal()
  const navigate = useNavigate()
  const leave = useLeave()
  const isVisit = useStore(session.$isVisit)
  const account = useStore(session.$user)?.accountName ?? ''
  return useMemo(
    () =>
      isVisit
        ? [
            {
              id: 'leave',
              label: t('visits:mark.leaveNamed', { account }),
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
    [t, navigate, leave, isVisit, account],
  )
}

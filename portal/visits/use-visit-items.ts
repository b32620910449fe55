import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { useLeave } from './use-leave.ts'
import { useWays } from './use-ways.ts'

/** The ways into other accounts, and the way out: of the visit, or of the platform. */
export const useVisitItems = (): {
  readonly ways: readonly MenuItem[]
  readonly out: MenuItem
} => {
  const t = useWording('visits')
  const { dialogs, session } = usePortal()
  const navigate = useNavigate()
  const leave = useLeave()
  const isVisit = useStore(session.$isVisit)
  const account = useStore(session.$user)?.accountName ?? ''
  const { mayJump, accounts } = useWays()
  const maySwitch = accounts.length > 0
  return useMemo(() => {
    const jump: MenuItem = {
      id: 'enter-account',
      label: t('visits:enter.title'),
      icon: 'enter',
      perform: () => void dialogs.open('enter-account', {}),
    }
    const change: MenuItem = {
      id: 'switch-account',
      label: t('visits:switch.title'),
      icon: 'switch',
      perform: () => void dialogs.open('switch-account', {}),
    }
    const out: MenuItem = isVisit
      ? {
          id: 'leave',
          label: t('visits:mark.leaveNamed', { account }),
          icon: 'signOut',
          perform: () => void leave(),
        }
      : {
          id: 'sign-out',
          label: t('portal:header.signOut'),
          icon: 'signOut',
          perform: () => void navigate({ to: '/logout' }),
        }
    return { ways: [...(mayJump ? [jump] : []), ...(maySwitch ? [change] : [])], out }
  }, [t, dialogs, navigate, leave, isVisit, account, mayJump, maySwitch])
}

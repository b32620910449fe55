import { Navigate } from '@tanstack/react-router'
import { useStore } from '#widgets/react/use-store.ts'
import { part } from '../../../frame/parts/part.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { usePreload } from '../../../frame/platform/use-preload.ts'
import { DelegationEnded } from '../DelegationEnded.tsx'

const load = () => import('../../sign-in/SignInAgain.tsx')
const SignInAgain = part(async () => (await load()).SignInAgain)

/**
 * Asks to sign in again over the screen of an expired session; closes when another tab signs out.
 */
export const SessionOverlay = () => {
  const { session } = usePortal()
  const ended = useStore(session.$ended)
  const isDelegated = useStore(session.$isDelegated)
  usePreload(load)
  if (ended === 'signed-out') return <Navigate to="/logout" />
  if (ended !== 'expired') return null
  if (isDelegated) return <DelegationEnded />
  return <SignInAgain />
}

import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { DelegationEnded } from '../impersonation/DelegationEnded.tsx'

/** Loads with the shell, so that it is here when the server no longer is. */
const form = import('../sign-in/SignInAgain.tsx')
const SignInAgain = lazy(async () => ({ default: (await form).SignInAgain }))

/** Asks to sign in again over the screen whose session ran out; leaves it when another tab signed out. */
export const SessionOverlay = () => {
  const { session } = usePortal()
  const ended = useStore(session.$ended)
  const isDelegated = useStore(session.$isDelegated)
  if (ended === 'signed-out') return <Navigate to="/logout" />
  if (ended !== 'expired') return null
  if (isDelegated) return <DelegationEnded />
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  )
}

import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { DelegationEnded } from '../impersonation/DelegationEnded.tsx'

/** Loaded with the shell, because the server may not answer when it is needed. */
const form = import('../sign-in/SignInAgain.tsx')
const SignInAgain = lazy(async () => ({ default: (await form).SignInAgain }))

/**
 * Asks to sign in again over the screen whose session has ended; closes when another tab signed
 * out.
 */
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

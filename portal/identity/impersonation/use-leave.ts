import { useCallback } from 'react'
import { usePortal } from '../../frame/platform/use-portal.ts'

/**
 * Leaves a delegated session for one's own. The page starts anew: nothing of the account that was left
 * stays in it, neither its answers nor what was typed.
 */
export const useLeave = (): (() => Promise<void>) => {
  const { session } = usePortal()
  return useCallback(async () => {
    await session.leave()
    location.replace('/loading')
  }, [session])
}

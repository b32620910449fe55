import { useCallback } from 'react'
import { usePortal } from '../../frame/platform/use-portal.ts'

/**
 * Leaves a visit for one's own session. The page starts anew: nothing of the account that was left
 * stays in it, neither its answers nor what was typed.
 */
export const useLeave = (): (() => Promise<void>) => {
  const { session } = usePortal()
  return useCallback(async () => {
    await session.leave()
    location.replace('/loading')
  }, [session])
}

import { useCallback } from 'react'
import { usePortal } from '../../frame/platform/use-portal.ts'

/**
 * Leaves a delegated session for the user's own. The page reloads, so that no data of the account
 * stays in memory.
 */
export const useLeaveAccount = (): (() => Promise<void>) => {
  const { session } = usePortal()
  return useCallback(async () => {
    await session.leave()
    location.replace('/loading')
  }, [session])
}

import { dismissShownError } from '../notifications/shown-errors.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useAttempt } from './use-attempt.ts'

/** The calls of some buttons whose view shows `failure`: it has no notification beside it. */
export const useShownAttempt = <Name extends string>() => {
  const portal = usePortal()
  const { busy, failure, attempt } = useAttempt<Name>()
  const shownAttempt = (name: Name, work: () => Promise<unknown>) =>
    attempt(name, async () => {
      try {
        await work()
      } catch (error) {
        dismissShownError(portal, error)
        throw error
      }
    })
  return { busy, failure, attempt: shownAttempt }
}

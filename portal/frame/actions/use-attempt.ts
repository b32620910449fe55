import { useState } from 'react'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { dismissShownError } from '../notifications/shown-errors.ts'
import { usePortal } from '../platform/use-portal.ts'

/** The state of a group of buttons: the running call, and the last failure. */
export const useAttempt = <Name extends string>() => {
  const [busy, setBusy] = useState<Name>()
  const [failure, setFailure] = useState<{ readonly name: Name; readonly message: string }>()

  /** Runs the work and returns the error message; undefined for success and cancelled calls. */
  const attempt = async (name: Name, work: () => Promise<unknown>): Promise<string | undefined> => {
    setBusy(name)
    setFailure(undefined)
    let message: string | undefined
    try {
      await work()
    } catch (error) {
      if (!isCancelled(error) && error instanceof Error) message = errorReasons(error)
    }
    if (message !== undefined) setFailure({ name, message })
    setBusy(undefined)
    return message
  }

  return { busy, failure, attempt }
}

/**
 * Like `useAttempt`, for views that show `failure` themselves: the error's notification is removed.
 */
export const useInlineAttempt = <Name extends string>() => {
  const portal = usePortal()
  const { busy, failure, attempt } = useAttempt<Name>()
  const viewAttempt = (name: Name, work: () => Promise<unknown>) =>
    attempt(name, async () => {
      try {
        await work()
      } catch (error) {
        dismissShownError(portal, error)
        throw error
      }
    })
  return { busy, failure, attempt: viewAttempt }
}

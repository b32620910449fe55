import { useState } from 'react'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { dismissShownError } from '../notifications/shown-errors.ts'
import { usePortal } from '../platform/use-portal.ts'

/** The calls of some buttons: the one that runs, and why the last one failed. */
export const useAttempt = <Name extends string>() => {
  const [busy, setBusy] = useState<Name>()
  const [failure, setFailure] = useState<{ readonly name: Name; readonly message: string }>()

  /** Does it and gives the message where it fails; a cancelled call has none. */
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

/** The calls of some buttons whose view shows `failure`: it has no notification beside it. */
export const useInlineAttempt = <Name extends string>() => {
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

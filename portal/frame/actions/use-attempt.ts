import { useState } from 'react'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { errorReasons } from '../errors/error-reasons.ts'

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

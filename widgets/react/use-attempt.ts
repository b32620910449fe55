import { useCallback, useRef, useState } from 'react'
import type { Attempt } from '#core/foundation/errors/attempt.ts'

type Failure = Extract<Attempt<unknown>, { isDone: false }>

/** Sends one call at a time, and returns the last failure. */
export function useAttempt() {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const send = useCallback(async (work: () => Promise<Attempt<unknown>>): Promise<boolean> => {
    // a second click may come before the button renders as busy
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const attempt = await work()
      if (!attempt.isDone) setFailure(attempt)
      return attempt.isDone
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }, [])
  return { isBusy, failure, send }
}

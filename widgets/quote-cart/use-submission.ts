import { useCallback, useRef, useState } from 'react'
import type { Attempt } from '#core/foundation/errors/attempt.ts'

/** Sends one call at a time, and returns the reason of the last failure. */
export function useSubmission() {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = useCallback(
    async <Result>(work: () => Promise<Attempt<Result>>): Promise<Result | undefined> => {
      // a second click may come before the button renders as busy
      if (isRunning.current) return undefined
      isRunning.current = true
      setBusy(true)
      setFailure(undefined)
      try {
        const attempt = await work()
        if (attempt.isDone) return attempt.result
        setFailure(attempt.message)
        return undefined
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
    [],
  )
  return { isBusy, failure, send }
}

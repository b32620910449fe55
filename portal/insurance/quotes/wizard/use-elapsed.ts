import { useEffect, useState } from 'react'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** Whether a condition has lasted for some milliseconds. */
export const useElapsed = (isOn: boolean, ms: number): boolean => {
  const { host } = usePortal()
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const stop = host.time.after(ms, () => setElapsed(true))
    return () => {
      stop()
      setElapsed(false)
    }
  }, [isOn, ms, host])
  return isOn && hasElapsed
}

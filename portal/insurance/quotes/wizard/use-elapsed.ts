import { useEffect, useState } from 'react'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** Whether a condition has lasted for some milliseconds. */
export const useElapsed = (isOn: boolean, ms: number): boolean => {
  const { host } = usePortal()
  const [isMultiline, setLong] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const stop = host.time.after(ms, () => setLong(true))
    return () => {
      stop()
      setLong(false)
    }
  }, [isOn, ms, host])
  return isOn && isMultiline
}

import { useEffect, useState } from 'react'
import { usePortal } from '../platform/use-portal.ts'

/** What was typed, once the typing rests for `pause` milliseconds. */
export const useRested = (typed: string, pause = 200): string => {
  const { clock } = usePortal()
  const [rested, setRested] = useState('')
  useEffect(() => clock.after(pause, () => setRested(typed.trim())), [clock, typed, pause])
  return rested
}

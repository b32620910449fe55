import { useEffect, useState } from 'react'
import { usePortal } from '../platform/use-portal.ts'

/** A typed text, trimmed, `pause` milliseconds after its last change; empty before. */
export const useDebounced = (typed: string, pause = 200): string => {
  const { clock } = usePortal()
  const [debounced, setDebounced] = useState('')
  useEffect(() => clock.after(pause, () => setDebounced(typed.trim())), [clock, typed, pause])
  return debounced
}

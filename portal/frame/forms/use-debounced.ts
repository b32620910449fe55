import { useCallback, useState } from 'react'
import { useAfterPause } from '#widgets/react/use-after-pause.ts'

/** A typed text, trimmed and debounced by `pause` milliseconds; empty at first. */
export const useDebounced = (typed: string, pause = 200): string => {
  const [debounced, setDebounced] = useState('')
  const take = useCallback(() => setDebounced(typed.trim()), [typed])
  useAfterPause(take, pause)
  return debounced
}

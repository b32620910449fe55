import { useCallback, useState } from 'react'
import { useDebouncedEffect } from '#widgets/react/use-debounced-effect.ts'

/** A typed text, trimmed and debounced by `pause` milliseconds; empty at first. */
export const useDebounced = (text: string, pause = 200): string => {
  const [debounced, setDebounced] = useState('')
  const take = useCallback(() => setDebounced(text.trim()), [text])
  useDebouncedEffect(take, pause)
  return debounced
}

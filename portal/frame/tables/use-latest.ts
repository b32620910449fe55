import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest one. */
export const useLatest = <Args extends readonly unknown[]>(
  work: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

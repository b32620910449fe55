import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same from one drawing to the next and does what the latest one says. */
export const useLatest = <Args extends readonly unknown[]>(
  work: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/** A value of the newest render, for what runs later: an event, a timer, an answer. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** A function with a stable identity that calls the newest one. */
export function useLatestCall<Args extends readonly unknown[]>(
  work: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(work)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}

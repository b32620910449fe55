import { useCallback, useLayoutEffect, useRef } from 'react'

/** The value of the latest render, for code that runs later: events, timers, responses. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** A stable function that calls the latest version. */
export function useLatestCall<Args extends readonly unknown[]>(
  work: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(work)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}

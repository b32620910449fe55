import { useEffect } from 'react'
import { usePlatform } from './use-platform.ts'

/**
 * Runs `work` once `pause` milliseconds have passed without another one: give a new function for
 * every change, and undefined where there is nothing to do.
 */
export function useDebouncedEffect(work: (() => void) | undefined, pause: number): void {
  const { clock } = usePlatform()
  useEffect(() => work && clock.after(pause, work), [clock, work, pause])
}

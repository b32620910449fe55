import { useEffect } from 'react'
import { usePlatform } from './use-platform.ts'

/**
 * Runs `work` after `pause` milliseconds without a change. Pass a new function for every change, or
 * undefined to do nothing.
 */
export function useDebouncedEffect(work: (() => void) | undefined, pause: number): void {
  const { clock } = usePlatform()
  useEffect(() => work && clock.after(pause, work), [clock, work, pause])
}

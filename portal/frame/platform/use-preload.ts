import { useEffect } from 'react'
import { usePortal } from './use-portal.ts'

/** Milliseconds after the first view, which needs the network first. */
export const preloadDelay = 2_000

/** Loads code before it is needed, because the platform may not answer then; after the first view. */
export const usePreload = (load: () => Promise<unknown>): void => {
  const { clock } = usePortal()
  useEffect(() => clock.after(preloadDelay, () => void load().catch(() => {})), [clock, load])
}

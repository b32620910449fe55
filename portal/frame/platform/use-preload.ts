import { useEffect } from 'react'
import { usePortal } from './use-portal.ts'

/** Milliseconds after the first view, which has priority on the network. */
export const preloadDelay = 2_000

/** Preloads code after the first view, because the platform may not respond when it is needed. */
export const usePreload = (load: () => Promise<unknown>): void => {
  const { clock } = usePortal()
  useEffect(() => clock.after(preloadDelay, () => void load().catch(() => {})), [clock, load])
}

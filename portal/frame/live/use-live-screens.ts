import { useEffect, useState } from 'react'
import type { Stop } from '#core/foundation/host/host.ts'
import { useModules } from '../modules/use-modules.ts'
import { preloadDelay } from '../platform/use-preload.ts'
import { usePortal } from '../platform/use-portal.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'

/**
 * Listens to changes made elsewhere while the shell is mounted. Starts after the first view; the
 * platform then reports the changes made meanwhile.
 */
export const useLiveScreens = (): LiveEvents => {
  const portal = usePortal()
  const modules = useModules()
  const [events] = useState(createLiveEvents)
  useEffect(() => {
    let isUnmounted = false
    let stop: Stop = () => {}
    const start = async (): Promise<void> => {
      const { startLiveScreens } = await import('./start-live.ts')
      if (!isUnmounted) stop = startLiveScreens(portal, modules, events)
    }
    const cancel = portal.clock.after(preloadDelay, () => void start().catch(() => {}))
    return () => {
      isUnmounted = true
      cancel()
      stop()
    }
  }, [portal, modules, events])
  return events
}

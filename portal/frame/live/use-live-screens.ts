import { useEffect, useState } from 'react'
import type { Stop } from '#core/foundation/host/host.ts'
import { useModules } from '../modules/use-modules.ts'
import { usePortal } from '../platform/use-portal.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'

/** Milliseconds after which changes are heard: the first view comes first, and the platform tells what was meanwhile. */
const startAfter = 1_000

/** Hears changes made elsewhere as long as the shell is shown. */
export const useLiveScreens = (): LiveEvents => {
  const portal = usePortal()
  const modules = useModules()
  const [events] = useState(createLiveEvents)
  useEffect(() => {
    let isOver = false
    let stop: Stop = () => {}
    const start = async (): Promise<void> => {
      const { startLiveScreens } = await import('./start-live.ts')
      const started = await startLiveScreens(portal, modules, events)
      if (isOver) started()
      else stop = started
    }
    const cancel = portal.clock.after(startAfter, () => void start().catch(() => {}))
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [portal, modules, events])
  return events
}

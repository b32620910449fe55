import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import { preloadDelay } from '../platform/use-preload.ts'

/**
 * The live region of notifications. It exists before the first one, so that it is announced. The
 * stack loads after the page or with the first notification; a failed load is retried with the
 * next.
 */
export const NotificationRegion = () => {
  const { clock, notifications } = usePortal()
  const newest = useStore(notifications.$notifications).at(-1)?.id
  const [Stack, setStack] = useState<ComponentType>()

  useEffect(() => {
    if (Stack) return undefined
    const load = () =>
      void import('./NotificationStack.tsx').then(
        ({ NotificationStack }) => setStack(() => NotificationStack),
        () => {},
      )
    if (newest === undefined) return clock.after(preloadDelay, load)
    load()
    return undefined
  }, [Stack, newest, clock])

  return (
    <div role="status" aria-live="polite">
      {Stack && <Stack />}
    </div>
  )
}

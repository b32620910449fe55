import { useEffect, useState } from 'react'
import { readServerState } from '#core/platform/version/server-state.ts'
import { usePortal } from '../platform/use-portal.ts'
import { isPartLoadError } from './load-part.ts'

/** The session storage key of the build that was reloaded from. */
const key = 'parapet.reloaded-from'

/** The running build, identified by the hashed name of its entry script. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/**
 * Reloads the page once when a chunk is missing and the server responds, because a new build was
 * deployed. For a second failure in the same build, or without a server, the error is shown.
 * Returns true until that is decided.
 */
export const useReloadOnce = (error: unknown): boolean => {
  const portal = usePortal()
  const { tab } = portal.host
  const [isPending, setPending] = useState(
    () => isPartLoadError(error) && tab.get(key) !== buildName(),
  )

  useEffect(() => {
    if (!isPending) return
    let isUnmounted = false
    const decide = async () => {
      const { isDown } = await readServerState(portal)
      if (isUnmounted) return
      if (isDown) return setPending(false)
      tab.set(key, buildName())
      location.reload()
    }
    void decide()
    return () => {
      isUnmounted = true
    }
  }, [isPending, portal, tab])

  return isPending
}

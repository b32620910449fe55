import { useEffect, useState } from 'react'
import { askServer } from '#core/platform/version/ask-server.ts'
import { usePortal } from '../platform/use-portal.ts'
import { isPartLoadError } from './load-part.ts'

/** The key in the tab's storage of the build it reloaded from. */
const key = 'parapet.reloaded-from'

/** The running build, by the name of its first script, which changes with every part. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/**
 * Reloads the page once when a part of it is missing and the server answers, because a new build
 * was deployed. A second time in the same build, or without a server, the error is shown. True
 * until that is decided.
 */
export const useReloadOnce = (error: unknown): boolean => {
  const portal = usePortal()
  const { tab } = portal.host
  const [isPending, setPending] = useState(
    () => isPartLoadError(error) && tab.get(key) !== buildName(),
  )

  useEffect(() => {
    if (!isPending) return
    let isGone = false
    const decide = async () => {
      const { isDown } = await askServer(portal)
      if (isGone) return
      if (isDown) return setPending(false)
      tab.set(key, buildName())
      location.reload()
    }
    void decide()
    return () => {
      isGone = true
    }
  }, [isPending, portal, tab])

  return isPending
}

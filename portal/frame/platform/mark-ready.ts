import type { QueryClient } from '@tanstack/react-query'

/** The events of the router that are used; its own type names every route. */
interface Navigation {
  subscribe(event: 'onBeforeNavigate' | 'onResolved', listener: () => void): unknown
}

/**
 * Keeps `data-ready` on the document while the screen of the address stands and no query is under way,
 * for what waits from outside until a screen is complete: journeys, pictures, browser automation.
 */
export const markReady = (
  router: Navigation,
  client: QueryClient,
  root: Pick<HTMLElement, 'toggleAttribute'>,
  /** Called whenever a screen is complete. */
  onReady: () => void = () => {},
): void => {
  let isResolved = false
  let look: ReturnType<typeof setTimeout> | undefined

  const mark = (): void => {
    look = undefined
    const isReady = isResolved && client.isFetching() === 0 && client.isMutating() === 0
    root.toggleAttribute('data-ready', isReady)
    if (isReady) onReady()
  }
  /** Looks a task later: what just appeared begins its queries first. */
  const lookSoon = (): void => {
    look ??= setTimeout(mark)
  }

  router.subscribe('onBeforeNavigate', () => {
    isResolved = false
    mark()
  })
  router.subscribe('onResolved', () => {
    isResolved = true
    lookSoon()
  })
  client.getQueryCache().subscribe(lookSoon)
  client.getMutationCache().subscribe(lookSoon)
}

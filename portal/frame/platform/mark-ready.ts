import type { Queries } from '#core/platform/queries/queries.ts'

/** The part of the router that is used; its own type depends on every route. */
interface Navigation {
  subscribe(event: 'onBeforeNavigate' | 'onResolved', listener: () => void): unknown
}

/**
 * Sets `data-ready` on the document while the screen is complete and no query runs. Journeys,
 * screenshots and browser automation wait for it.
 */
export const markReady = (
  router: Navigation,
  $client: Queries['$client'],
  root: Pick<HTMLElement, 'toggleAttribute'>,
  /** Called whenever a screen is complete. */
  onReady: () => void = () => {},
): void => {
  let isResolved = false
  let look: ReturnType<typeof setTimeout> | undefined

  const mark = (): void => {
    look = undefined
    const client = $client.get()
    const isBusy = client !== undefined && client.isFetching() + client.isMutating() > 0
    const isReady = isResolved && !isBusy
    root.toggleAttribute('data-ready', isReady)
    if (isReady) onReady()
  }
  /** Checks in a later task, because a new screen starts its queries first. */
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
  // The cache is loaded with the signed-in shell.
  $client.subscribe((client) => {
    client?.getQueryCache().subscribe(lookSoon)
    client?.getMutationCache().subscribe(lookSoon)
  })
}

import type { Queries } from '#core/platform/queries/queries.ts'

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
  // The cache comes with the signed-in shell.
  $client.subscribe((client) => {
    client?.getQueryCache().subscribe(lookSoon)
    client?.getMutationCache().subscribe(lookSoon)
  })
}

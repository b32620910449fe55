import { drawnPage } from './drawn-page.ts'

/** What of the router is heard; its own type names every route. */
interface Navigation {
  subscribe(
    event: 'onBeforeNavigate' | 'onResolved',
    listener: (event: { readonly toLocation: { readonly pathname: string } }) => void,
  ): () => void
}

/**
 * Removes the drawn page where something else than its form comes: the visitor is led on, or the screen
 * of the address is complete without it (maintenance, an error).
 */
export const leaveDrawnPage = (router: Navigation): void => {
  const page = drawnPage()
  if (!page) return
  const { pathname } = location
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (toLocation.pathname !== pathname) page.remove()
  })
  router.subscribe('onResolved', () => page.remove())
}

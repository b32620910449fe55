/** The prerendered page, shown until the script runs; see `demo/tools/build/drawn-pages.ts`. */
export const prerenderedPageId = 'drawn-page'

/** Its element; null once it was replaced. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById(prerenderedPageId)

/** The used part of the router; its own type names every route. */
interface Navigation {
  subscribe(
    event: 'onBeforeNavigate' | 'onResolved',
    listener: (event: { readonly toLocation: { readonly pathname: string } }) => void,
  ): () => void
}

/**
 * Removes the prerendered page where another page than its form is shown: after a redirect, or when
 * the screen of the address is complete without it (maintenance, an error).
 */
export const removePrerenderedPage = (router: Navigation): void => {
  const page = prerenderedPage()
  if (!page) return
  const { pathname } = location
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (toLocation.pathname !== pathname) page.remove()
  })
  router.subscribe('onResolved', () => page.remove())
}

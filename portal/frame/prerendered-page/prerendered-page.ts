/**
 * The element id of the prerendered page, which is shown until the script runs; see
 * `demo/tools/build/prerendered-pages.ts`.
 */
export const prerenderedPageId = 'drawn-page'

/** The element of the prerendered page; null once it was replaced. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById(prerenderedPageId)

/** The part of the router that is used; its own type depends on every route. */
interface Navigation {
  subscribe(
    event: 'onBeforeNavigate' | 'onResolved',
    listener: (event: { readonly toLocation: { readonly pathname: string } }) => void,
  ): () => void
}

/**
 * Removes the prerendered page when its form is not shown: after a redirect, or when the screen is
 * complete without it (maintenance, an error).
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

import { createRouter } from '@tanstack/react-router'
import { cacheUserOf } from '#core/identity/session/cache-user.ts'
import type { Portal } from './frame/platform/use-portal.ts'
import { personaRoutes } from './routes/persona.ts'
import { publicRoutes } from './routes/public.ts'
import { rootRoute } from './routes/root.ts'
import { parseSearch, stringifySearch } from './frame/addresses/search.ts'
import { ErrorScreen } from './frame/errors/ErrorScreen.tsx'

const routeTree = rootRoute.addChildren([...publicRoutes, personaRoutes])

const routerOf = (portal: Portal) =>
  createRouter({
    routeTree,
    context: { portal },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 5_000,
    scrollRestoration: true,
    notFoundMode: 'root',
    // An error stays within its screen; header and menu remain.
    defaultErrorComponent: ErrorScreen,
  })

/** The router of one portal. Data loaded for one user or account is not used for the next. */
export const createPortalRouter = (portal: Portal) => {
  const router = routerOf(portal)
  let cacheUser = cacheUserOf(portal.session.$user.get())
  portal.session.$user.listen((user) => {
    const before = cacheUser
    cacheUser = cacheUserOf(user)
    if (cacheUser === before) return
    router.clearCache()
    // Another user on the same screen: its route checks again which user the area belongs to.
    if (before !== undefined && cacheUser !== undefined) void router.invalidate()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}

import { createRouter } from '@tanstack/react-router'
import type { Portal } from './platform/portal-context.ts'
import { personaRoutes } from './routes/persona.ts'
import { publicRoutes } from './routes/public.ts'
import { rootRoute } from './routes/root.ts'
import { parseSearch, stringifySearch } from './routes/search.ts'
import { ErrorScreen } from './screens/error/ErrorScreen.tsx'

const routeTree = rootRoute.addChildren([...publicRoutes, personaRoutes])

/** The router of one portal. */
export const createPortalRouter = (portal: Portal) =>
  createRouter({
    routeTree,
    context: { portal },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 5_000,
    scrollRestoration: true,
    notFoundMode: 'root',
    // What breaks in a screen stays in it: header and menu stand.
    defaultErrorComponent: ErrorScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}

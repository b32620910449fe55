import { createRoute, redirect } from '@tanstack/react-router'
import { framedPages, plainPages } from './pages.ts'
import { publicRoute } from './public-route.ts'
import { rootRoute } from './root.ts'

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login', search: {} })
  },
})

/** Every page without a sign-in. */
export const publicRoutes = [
  indexRoute,
  ...plainPages,
  publicRoute.addChildren(framedPages),
] as const
